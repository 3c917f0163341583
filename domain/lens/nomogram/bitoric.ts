import { meridianSums } from '../../clinical/powers/power-sums.ts';
import { refractionAtCornea } from '../../clinical/powers/refraction-of.ts';
import { curveReason, ksOf, rowFor, suggestRadius, type Ks } from './gp-curve.ts';
import { suggestGpDiameter } from './gp-diameter.ts';
import { suggestMeridians } from './gp-power.ts';
import { BITORIC, WEAK_BITORIC } from './gp-tables.ts';
import { chosen, type Start, type Suggestion } from './suggestion.ts';

/** Bitoric tables use eighths. */
const EIGHTH = 0.125;
/** In degrees: if they differ by more, refraction and cornea have different meridians. */
const ALONG = 20;
const HALF_TURN = 180;
const [FLAT_K, STEEP_K] = [
  { en: 'flat K', es: 'K plana' },
  { en: 'steep K', es: 'K curva' },
];

function suggestCurves(start: Start, { flat, steep }: Ks): Suggestion[] {
  const cylinder = steep - flat;
  for (const table of [WEAK_BITORIC, BITORIC]) {
    const row = rowFor(table, cylinder, EIGHTH);
    if (!row) continue;
    const { flat: flatter, steep: steeper = 0 } = row;
    const [one, other] = [
      curveReason(cylinder, flatter, flat, FLAT_K),
      curveReason(cylinder, steeper, steep, STEEP_K),
    ];
    return [
      ...suggestRadius(start, 'baseCurveFlat', flat + flatter, one, table.source),
      ...suggestRadius(start, 'baseCurveSteep', steep + steeper, other, table.source),
    ];
  }
  return [];
}

/** Whether the minus cylinder's axis is close to the flat meridian. */
function isAlong(start: Start, axis: number): boolean {
  const { flatMeridian } = start.clinical;
  if (flatMeridian === undefined) return false;
  const apart = Math.abs(axis - flatMeridian) % HALF_TURN;
  return Math.min(apart, HALF_TURN - apart) <= ALONG;
}

function suggestPowers(start: Start, curves: Suggestion[]): Suggestion[] {
  const refraction = refractionAtCornea(start.clinical);
  const flat = chosen(start, 'baseCurveFlat', curves);
  const steep = chosen(start, 'baseCurveSteep', curves);
  if (!refraction || flat === null || steep === null) return [];
  if (refraction.cylinder !== 0 && !isAlong(start, refraction.axis)) return [];
  const sums = meridianSums(start.clinical, { flat, steep });
  return sums ? suggestMeridians(start, sums) : [];
}

/** Suggests two base curves by the corneal cylinder, and a power for each by its own tear lens. */
export function suggestBitoric(start: Start): Suggestion[] {
  const ks = ksOf(start);
  if (!ks) return [];
  const curves = suggestCurves(start, ks);
  const diameter = suggestGpDiameter(start, chosen(start, 'baseCurveFlat', curves));
  return [...curves, ...diameter, ...suggestPowers(start, curves)];
}
