import {
  SOURCES,
  type FittingSource,
  type SourceId,
} from '#domain/consultant/fitting/planning/sources.ts';
import type { GuidePassageInput } from '#domain/consultant/guide/guide.ts';

type PassageSource = GuidePassageInput['source'];

const EYEDOCK = 'https://github.com/grlf/eyedock/blob/master/';
const GP_PAPERS = `${EYEDOCK}administrator/components/com_gplens/models/pdfs/`;
const SOFT_PAPERS = `${EYEDOCK}modules/Lenses/pnpdf/`;
const SPECTRUM = 'https://www.clspectrum.com/issues/';

const source =
  (standing: PassageSource['standing']) =>
  (title: string, version: string, address: string): PassageSource => ({
    title,
    version,
    address,
    standing,
  });
const maker = source('maker');
const secondHand = source('secondHand');

/** What the guide summarizes beside the sources of the fitting core. `maker` only where a passage is about that maker's lens. */
export const GUIDE_SOURCES = {
  formula: secondHand('Formula that any textbook has', '', ''),
  eyeSpace: secondHand(
    'EyeSpace Scleral Quick Start Guide',
    '',
    'https://www.eyespacelenses.com/kb/eyespace-scleral-quick-start-guide/',
  ),
  designCards: secondHand(
    'Fundamentals of GP Lens Design, flash cards',
    '',
    'https://www.brainscape.com/flashcards/fundamentals-of-gp-lens-design-and-fitti-4898534/packs/7258507',
  ),
  fitSuccess: secondHand(
    'Contact Lens Spectrum, Improve Your Scleral Lens Fitting Success',
    'November 2014',
    `${SPECTRUM}2014/november/improve-your-scleral-lens-fitting-success`,
  ),
  fittingTips: secondHand(
    'Optometry Times, Fitting and troubleshooting tips for scleral lens success',
    '2022',
    'https://www.optometrytimes.com/view/fitting-and-troubleshooting-tips-for-scleral-lens-success',
  ),
  scleralVault: secondHand(
    'Contact Lens Spectrum, The Scleral Lens Vault',
    'May 2018',
    `${SPECTRUM}2018/may/the-scleral-lens-vault`,
  ),
  practicePearls: secondHand(
    'Contact Lens Spectrum, Practice Pearls',
    'May and June 2026',
    `${SPECTRUM}2026/may-june/practice-pearls/`,
  ),
  colors: secondHand(
    'Contact Lens Spectrum, GP Insights',
    'September 2019',
    `${SPECTRUM}2019/september-2019/gp-insights`,
  ),
  materials: secondHand(
    'Contact Lens Spectrum, GP Insights',
    'February 2006',
    `${SPECTRUM}2006/february/gp-insights`,
  ),
  customOrStandard: secondHand(
    'Contact Lens Spectrum, Specialty and custom soft contact lenses',
    'December 2016',
    `${SPECTRUM}2016/december-2016/specialty-and-custom-soft-contact-lenses`,
  ),
  multifocalScleral: secondHand(
    'Contact Lens Spectrum, GP Insights',
    'July 2012',
    `${SPECTRUM}2012/july/gp-insights`,
  ),
  gpSphere: secondHand('Traditional GP spherical fitting guide', '', `${GP_PAPERS}12.pdf`),
  xCelToric: secondHand('X-Cel, front toric and bitoric guides', '', `${GP_PAPERS}1796.pdf`),
  tangentStreak: secondHand('Tangent Streak guide', '', `${GP_PAPERS}481.pdf`),
  eyeDock: secondHand(
    'EyeDock lens calculator',
    'fa8591d',
    'https://github.com/grlf/eyedock/blob/master/javascript/rxClasses/RxObject.js',
  ),
  gpliPresbyopia: secondHand(
    'GP Lens Institute, Correcting Presbyopia 4',
    '',
    'https://www.gpli.info/correcting-presbyopia-04',
  ),
  cantorNissel: secondHand(
    'Cantor + Nissel fitting guide',
    '',
    'https://www.cantor-nissel.co.uk/fitting-guide/',
  ),
  customSoftCanada: secondHand(
    'Custom Contact Lenses Canada, soft',
    '',
    'https://customcontactlenses.ca/custom_contact_lenses_010.htm',
  ),
  keraSoftManual: secondHand(
    'KeraSoft IC Fitting Manual',
    '',
    `${SOFT_PAPERS}Kerasoft_IC_Fitting_Manual.pdf`,
  ),
  hydraPegWearer: secondHand(
    'Paragon Thin, HDS and FluoroPerm with Hydra-PEG, wearer instructions',
    '',
    'https://manuals.online/paragon/lens/thin/user-manual/1bng7',
  ),
  euclid: secondHand('Euclid, Emerald ortho-k fitting', '', `${GP_PAPERS}1343.pdf`),
  deviceClass: secondHand(
    '21 CFR 886.5916 and 886.5925',
    '',
    'https://www.law.cornell.edu/cfr/text/21/886.5925',
  ),
  aks: maker('Art Optical, AKS keratoconic system', 'January 2007', `${GP_PAPERS}1479.pdf`),
  renovation: maker('Art Optical, Renovation brochure', 'March 2009', `${GP_PAPERS}1483.pdf`),
  ultraHealth: maker(
    'SynergEyes, UltraHealth insert',
    '',
    `${SOFT_PAPERS}synergeyes_ultrahealth.pdf`,
  ),
} as const satisfies Record<string, PassageSource>;

/** A maker's guide to a lens that is not in the catalogue is carried over, and so second-hand, as in the fitting core. */
function ofTheCore(id: SourceId): PassageSource {
  const { title, version, address, standing, lenses }: FittingSource = SOURCES[id];
  const isCarriedOver = standing === 'maker' && lenses.length === 0;
  return {
    title,
    version: version ?? '',
    address: address ?? '',
    standing: isCarriedOver ? 'secondHand' : standing,
  };
}

export type GuideSourceId = SourceId | keyof typeof GUIDE_SOURCES;

/** Returns a source as a passage bears it. */
export function guideSource(id: GuideSourceId): PassageSource {
  return id in GUIDE_SOURCES
    ? GUIDE_SOURCES[id as keyof typeof GUIDE_SOURCES]
    : ofTheCore(id as SourceId);
}
