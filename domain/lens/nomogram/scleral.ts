import { CONDITION_OPTIONS } from '../../clinical/fields/choices.ts';
import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { assumption, secondHand } from '../model/source.ts';
import { formatPlain } from '../optics/format-optics.ts';
import { suggest, type Start, type Suggestion } from './suggestion.ts';

/** The first diagnostic sagittal depth in µm. */
const SAGS: Record<NonNullable<EyeClinical['condition']>, number> = {
  normal: 3400,
  postRefractive: 3400,
  surfaceDisease: 3400,
  keratoconus: 3800,
  pellucid: 3800,
  advancedKeratoconus: 4200,
  postGraft: 4200,
};
const SAG_SOURCE = secondHand('First diagnostic lenses of a clinic’s fitting tool');
/** The source tool lists neither; both are treated like corneas of normal or oblate shape. */
const LIKE_NORMAL = new Set(['postRefractive', 'surfaceDisease']);
const LIKE_NORMAL_SOURCE = assumption('Fitted as a normal or oblate cornea');

/** The diameter in mm up to this HVID in mm, and beyond. */
const DIAMETERS = [
  { upTo: 11.4, diameter: 15.5 },
  { upTo: 12, diameter: 16.5 },
];
const LARGEST = 17;
const DIAMETER_SOURCE = assumption('Bands of HVID round those of comparable designs');

function suggestSag(start: Start): Suggestion[] {
  const { condition } = start.clinical;
  const label = CONDITION_OPTIONS.find(({ value }) => value === condition)?.label;
  if (!condition || !label) return [];
  const source = LIKE_NORMAL.has(condition) ? LIKE_NORMAL_SOURCE : SAG_SOURCE;
  return suggest(start, 'sag', SAGS[condition], label, source);
}

function suggestDiameter(start: Start): Suggestion[] {
  const { hvid } = start.clinical;
  if (hvid === undefined) return [];
  const diameter = DIAMETERS.find(({ upTo }) => hvid <= upTo)?.diameter ?? LARGEST;
  const shown = `HVID ${formatPlain(hvid, 1)} mm`;
  const reason = { en: shown, es: shown };
  return suggest(start, 'diameter', diameter, reason, DIAMETER_SOURCE);
}

/** Suggests the first diagnostic lens: depth by condition, diameter by HVID. */
export function suggestScleral(start: Start): Suggestion[] {
  return [...suggestSag(start), ...suggestDiameter(start)];
}
