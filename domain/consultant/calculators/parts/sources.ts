import type { SourceId } from './names.ts';

export interface CalculatorSource {
  title: string;
  /** As the source gives it; null when it bears none. */
  date: string | null;
  /** A maker's own document, a published paper, or another party's notes. */
  standing: 'maker' | 'published' | 'secondHand';
}

const source = (
  standing: CalculatorSource['standing'],
  title: string,
  date: string | null = null,
): CalculatorSource => ({ title, date, standing });

/** Formulas that any textbook has, named in the language of the page. */
type StandardForm = 'geometry' | 'optics';

/** The sources of the calculators; titles are as the source has them. */
export const SOURCES: Readonly<Record<Exclude<SourceId, StandardForm>, CalculatorSource>> = {
  accuLens: source('maker', 'AccuLens, Maxim and Comfort SL fitting guides'),
  xCel: source('maker', 'X-Cel, front toric and bitoric fitting guides'),
  artOptical: source('maker', 'Art Optical, Achievement and Thinsite 2 sheets', '2009'),
  eyeDock: source('secondHand', 'EyeDock lens calculator'),
  formulaCards: source('secondHand', 'Contact lens formulas, study cards (Brainscape)'),
  designCards: source('secondHand', 'Corneal GP design, study cards (JeopardyLabs)'),
  conversionNote: source('secondHand', 'Contact lens power conversion note (Lens Adviser)'),
  thibos: source('published', 'Thibos, Wheeler and Horner, Optometry and Vision Science', '1997'),
  gpFitting: source('maker', 'Traditional GP spherical fitting guide'),
  gpli: source('published', 'GP Lens Institute, Toric FAQ 1'),
  torics: source('published', 'Review of Cornea & Contact Lenses, Torics Decoded'),
  europa: source('maker', 'Visionary Optics, Europa Scleral Fitting Guide, version 4.0'),
  iso: source('published', 'ISO 18369-4, definition of oxygen transmissibility'),
  holdenMertz: source(
    'published',
    'Holden and Mertz, Investigative Ophthalmology & Visual Science',
    '1984',
  ),
  harvittBonanno: source('published', 'Harvitt and Bonanno, Optometry and Vision Science', '1999'),
};
