import type { CalculatorId } from '../../calculators/parts/names.ts';
import { isCurvature, isRadius } from './curves.ts';
import { inDioptres, measureOf } from './numbers.ts';
import type { Told } from './told.ts';

/** `The lens is 7.80. I change the base curve to 7.65`: the curve with the name is the new one. */
export function curvesInOrder(id: CalculatorId, told: Told): Told {
  if (id !== 'base-curve-change') return told;
  const [, next, former] = INSTEAD.exec(told.text) ?? [];
  if (next !== undefined) {
    const baseCurve = [former, next].map((digits) => measureOf(digits, 'mm'));
    return { ...told, named: { baseCurve }, bare: [], k: null };
  }
  const moved = movedCurve(told);
  if (moved) return moved;
  const { named, bare, k } = told;
  const [only, second] = named.baseCurve ?? [];
  const radii = bare.filter(isRadius);
  if (!only && radii.length === 2) {
    const left = bare.filter((one) => !radii.includes(one));
    return { ...told, named: { ...named, baseCurve: radii }, bare: left };
  }
  const old = radii[0] ?? k?.flat;
  if (!only || second || named.newBaseCurve || !old) return told;
  const left = bare.filter((one) => one !== old);
  return { ...told, named: { ...named, baseCurve: [old, only] }, bare: left };
}

/** `0.50 D steeper than 7.80`: the new curve follows from the old one; steeper is more diopters. */
function movedCurve(told: Told): Told | null {
  const [, amount, direction] = MOVED.exec(told.text) ?? [];
  const old = [...(told.named.baseCurve ?? []), ...told.bare].find(
    (one) => isRadius(one) || isCurvature(one),
  );
  if (direction === undefined || !old) return null;
  const by = STEEPER.test(direction) ? Number(amount) : 0 - Number(amount);
  const next = measureOf((inDioptres(old) + by).toFixed(2), 'd');
  return { ...told, named: { baseCurve: [old], newBaseCurve: [next] }, bare: [], k: null };
}

const STEEPER = /steep|cerrad|curv/u;
/** A curve that is moved by diopters. */
export const MOVED =
  /(\d+(?:\.\d+)?) ?(?:d|diopters?|dioptres?|dioptrias?)\b[^\d]{0,12}\b(steeper|flatter|mas (?:cerrad[oa]|curv[oa]|plan[oa]))\b/u;

/** The new curve stands before the old one. */
const INSTEAD =
  /(\d+\.\d+)[^\d]{0,20}(?:instead of|rather than|\bfrom|en vez de|en lugar de|\bdesde)[^\d]{0,20}(\d+\.\d+)/u;

/** A back toric is sometimes told like two K. */
export function curvesAsKs(id: CalculatorId, told: Told): Told {
  const { k, named } = told;
  if (id !== 'back-toric-cylinder' || !k?.flat || !k.steep || named.baseCurve) return told;
  return { ...told, named: { ...named, baseCurve: [k.flat, k.steep] }, k: null };
}
