import type { CalculatorId } from '../../calculators/names.ts';
import { inDioptres, measureOf, type Measure } from '../reading/numbers.ts';
import type { Told } from '../reading/told.ts';

/** `The lens is 7.80. I change the base curve to 7.65`: the curve with the name is the new one. */
export function curvesInOrder(id: CalculatorId, told: Told): Told {
  const instead = INSTEAD.exec(told.text);
  if (id === 'base-curve-change' && instead) {
    const [next, old_] = [instead[1], instead[2]].map((digits = '') => measureOf(digits, 'mm'));
    const baseCurve = [old_, next].flatMap((one) => one ?? []);
    return { ...told, named: { ...told.named, baseCurve }, bare: [], k: null };
  }
  const moved = id === 'base-curve-change' ? movedCurve(told) : null;
  if (moved) return moved;
  const radii = told.bare.filter(
    ({ value, unit }) => value >= RADIUS_LEAST && value <= RADIUS_MOST && unit !== 'D',
  );
  if (id === 'base-curve-change' && !told.named.baseCurve && radii.length === 2) {
    const bare = told.bare.filter((one) => !radii.includes(one));
    return { ...told, named: { ...told.named, baseCurve: radii }, bare };
  }
  const { named, bare, k } = told;
  const [only, second] = named.baseCurve ?? [];
  const old = bare.find(({ value }) => value >= RADIUS_LEAST && value <= RADIUS_MOST) ?? k?.flat;
  if (id !== 'base-curve-change' || !only || second || named.newBaseCurve || !old) return told;
  return {
    ...told,
    named: { ...named, baseCurve: [old, only] },
    bare: bare.filter((one) => one !== old),
  };
}

/** `0.50 D steeper than 7.80`: the new curve follows from the old one; steeper is more diopters. */
function movedCurve(told: Told): Told | null {
  const [, amount, direction = ''] = MOVED.exec(told.text) ?? [];
  const old =
    told.named.baseCurve?.find(isCurve) ?? told.k?.flat ?? told.bare.find(isCurve) ?? undefined;
  if (amount === undefined || !old) return null;
  const by = STEEPER.test(direction) ? Number(amount) : 0 - Number(amount);
  const next = measureOf((inDioptres(old) + by).toFixed(2), 'd');
  const named = { ...told.named, baseCurve: [old], newBaseCurve: [next] };
  return { ...told, named, bare: [], k: null };
}

const isCurve = ({ value, unit }: Measure): boolean =>
  unit === 'D' ? value > CURVATURE_LEAST : value >= RADIUS_LEAST && value <= RADIUS_MOST;

const STEEPER = /steep|cerrad|curv/u;
/** A curve that is moved by diopters. */
export const MOVED =
  /(\d+(?:\.\d+)?) ?(?:d|diopters?|dioptres?|dioptrias?)\b[^\d]{0,12}\b(steeper|flatter|mas (?:cerrad[oa]|curv[oa]|plan[oa]))\b/u;
const CURVATURE_LEAST = 25;

/** The new curve stands before the old one. */
const INSTEAD =
  /(\d+\.\d+)[^\d]{0,20}(?:instead of|rather than|\bfrom|en vez de|en lugar de|\bdesde)[^\d]{0,20}(\d+\.\d+)/u;
const RADIUS_LEAST = 5;
const RADIUS_MOST = 10.5;

/** A back toric is sometimes told like two K. */
export function curvesAsKs(id: CalculatorId, told: Told): Told {
  const { k, named } = told;
  if (id !== 'back-toric-cylinder' || !k?.flat || !k.steep || named.baseCurve) return told;
  return { ...told, named: { ...named, baseCurve: [k.flat, k.steep] }, k: null };
}
