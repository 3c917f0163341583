/** How far a figure may be trusted. `maker`: the maker's own word on this very lens. */
export type Standing = 'maker' | 'secondHand' | 'assumption';

/** A publication that rules are taken from, in our own words; nothing is quoted. */
export interface FittingSource {
  title: string;
  /** As printed on it; null when it has none. */
  version: string | null;
  /** Null for our own assumptions and for what can no longer be opened. */
  address: string | null;
  standing: Standing;
  /** The lenses of the catalogue that it is about. For any other lens it is carried over. */
  lenses: readonly string[];
}

const EYEDOCK = 'https://github.com/grlf/eyedock/blob/master/';
const GP_PAPERS = `${EYEDOCK}administrator/components/com_gplens/models/pdfs/`;
const SOFT_PAPERS = `${EYEDOCK}modules/Lenses/pnpdf/`;
const SPECTRUM = 'https://www.clspectrum.com/issues/';

const INTELLIWAVE_LENSES = ['custom-soft-sphere', 'custom-soft-toric', 'custom-soft-multifocal'];

const maker = (
  title: string,
  version: string | null,
  address: string,
  lenses: readonly string[] = [],
): FittingSource => ({ title, version, address, standing: 'maker', lenses });

const secondHand = (
  title: string,
  version: string | null,
  address: string | null,
  lenses: readonly string[] = [],
): FittingSource => ({ title, version, address, standing: 'secondHand', lenses });

/** Every source of the fitting core, by id. Journals and institutes are no makers: they count as second-hand. */
export const SOURCES = {
  ampleyeTool: secondHand(
    'Fitting guide of a clinic, a web page for Ampleye',
    'revision 0b0e6d4',
    'https://github.com/totenhaft/lens-fitting-guide',
    ['ampleye-scleral'],
  ),
  atlantis: maker('X-Cel, Atlantis Scleral Lens Design', 'March 2013', `${GP_PAPERS}1815.pdf`),
  europa: maker(
    'Visionary Optics, Europa Scleral Fitting Guide',
    'version 4.0',
    `${GP_PAPERS}1805.pdf`,
  ),
  jupiter: maker('Visionary Optics, Jupiter Scleral', null, `${GP_PAPERS}1806.pdf`),
  maxim: maker('AccuLens, Maxim', null, `${GP_PAPERS}1759.pdf`),
  digiForm: maker('TruForm, DigiForm', null, `${GP_PAPERS}1810.pdf`),
  truGraft: maker('TruForm, TruGraft', null, `${GP_PAPERS}1813.pdf`),
  lessComplex: secondHand(
    'Review of Cornea & Contact Lenses, Let’s Make it Less Complex',
    null,
    'https://www.reviewofcontactlenses.com/article/rccl1117-lets-make-it-less-complex',
  ),
  gpInsights2020: secondHand(
    'Contact Lens Spectrum, GP Insights',
    'October 2020',
    `${SPECTRUM}2020/october/gp-insights`,
  ),
  complications: secondHand(
    'Collaborative Eye, Scleral lens complications you can’t miss',
    'July 2018',
    'https://collaborativeeye.com/articles/july-aug-18/scleral-lens-complications-you-cant-miss/',
  ),
  vaultInto: secondHand(
    'Optometric Management, Vault into scleral lens fits',
    'May 2017',
    'https://www.optometricmanagement.com/issues/2017/may/vault-into-scleral-lens-fits',
  ),
  openAdvisor: secondHand('Scleral advisor of an open clinical application', null, null),
  ocularShape: maker(
    'Visionary Optics, Matching Scleral Design with Ocular Shape',
    null,
    'https://visionary-optics.com/?p=1013',
  ),
  intelliwave: maker(
    'Art Optical, Intelliwave brochure',
    '2012, revision 6',
    `${SOFT_PAPERS}art-Intelliwave.pdf`,
    INTELLIWAVE_LENSES,
  ),
  keraSoft: maker('Art Optical, KeraSoft IC sheet', 'December 2011', `${SOFT_PAPERS}KeraSoft.pdf`),
  crt: maker('Paragon, CRT Certification and Information Guide', '2010', `${GP_PAPERS}1688.pdf`, [
    'ortho-k',
  ]),
  gpFaq: secondHand('GP Lens Institute, Toric FAQ 1', null, 'https://www.gpli.info/faq-01-toric/'),
  toricsDecoded: secondHand(
    'Review of Cornea & Contact Lenses, Torics Decoded',
    null,
    'https://www.reviewofcontactlenses.com/article/torics-decoded',
  ),
  gpGrid: maker('X-Cel, GP problem grid', null, `${GP_PAPERS}1792.pdf`),
  toricStandards: secondHand(
    'Performance standards for toric soft lenses, Optometry and Vision Science',
    '2007',
    'https://pubmed.ncbi.nlm.nih.gov/17502826/',
  ),
  formulas: secondHand(
    'Contact lens formulas, flash cards',
    null,
    'https://www.brainscape.com/flashcards/contact-lens-formulas-12910549/packs/21200797',
  ),
  achievement: maker('Art Optical, Achievement', null, `${GP_PAPERS}1497.pdf`),
  assumption: {
    title: 'Assumption of this portal',
    version: null,
    address: null,
    standing: 'assumption',
    lenses: [],
  },
} as const satisfies Record<string, FittingSource>;

export type SourceId = keyof typeof SOURCES;

const TRUST: readonly Standing[] = ['maker', 'secondHand', 'assumption'];

/** Whether a maker's guide to another lens is applied to this one. */
export function isOfOtherLens(source: SourceId, lensId: string): boolean {
  const { standing, lenses }: FittingSource = SOURCES[source];
  return standing === 'maker' && !lenses.includes(lensId);
}

/** Returns what a source is worth for this lens: a guide to another lens is second-hand here. */
export function standingFor(source: SourceId, lensId: string): Standing {
  return isOfOtherLens(source, lensId) ? 'secondHand' : SOURCES[source].standing;
}

/** Returns the weakest standing of several sources: a figure is worth no more than its weakest part. */
export function weakestStanding(sources: readonly SourceId[], lensId: string): Standing {
  const places = sources.map((source) => TRUST.indexOf(standingFor(source, lensId)));
  return TRUST[Math.max(...places)] as Standing;
}
