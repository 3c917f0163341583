import type { CalculatorId } from '../../calculators/parts/names.ts';
import { isCurvature, isRadius } from './curves.ts';
import { inDioptres, measureOf } from './numbers.ts';
import type { Stated } from './stated.ts';

/** `The lens is 7.80. I change the base curve to 7.65`: the curve with the name is the new one. */
export function curvesInOrder(id: CalculatorId, stated: Stated): Stated {
  if (id !== 'base-curve-change') return stated;
  const [, next, former] = INSTEAD.exec(stated.text) ?? [];
  if (next !== undefined) {
    const baseCurve = [former, next].map((digits) => measureOf(digits, 'mm'));
    return { ...stated, named: { baseCurve }, bare: [], k: null };
  }
  const moved = movedCurve(stated);
  if (moved) return moved;
  const { named, bare, k } = stated;
  const [only, second] = named.baseCurve ?? [];
  const radii = bare.filter(isRadius);
  if (!only && radii.length === 2) {
    const left = bare.filter((one) => !radii.includes(one));
    return { ...stated, named: { ...named, baseCurve: radii }, bare: left };
  }
  const old = radii[0] ?? k?.flat;
  if (!only || second || named.newBaseCurve || !old) return stated;
  const left = bare.filter((one) => one !== old);
  return { ...stated, named: { ...named, baseCurve: [old, only] }, bare: left };
}

/** `0.50 D steeper than 7.80`: the new curve follows from the old one; steeper is more diopters. */
function movedCurve(stated: Stated): Stated | null {
  const [, amount, direction] = MOVED.exec(stated.text) ?? [];
  const old = [...(stated.named.baseCurve ?? []), ...stated.bare].find(
    (one) => isRadius(one) || isCurvature(one),
  );
  if (direction === undefined || !old) return null;
  const by = STEEPER.test(direction) ? Number(amount) : 0 - Number(amount);
  const next = measureOf((inDioptres(old) + by).toFixed(2), 'd');
  return { ...stated, named: { baseCurve: [old], newBaseCurve: [next] }, bare: [], k: null };
}

const STEEPER = /steep|cerrad|curv/u;
/** A curve that is moved by diopters. */
export const MOVED =
  /(\d+(?:\.\d+)?) ?(?:d|diopters?|dioptres?|dioptrias?)\b[^\d]{0,12}\b(steeper|flatter|mas (?:cerrad[oa]|curv[oa]|plan[oa]))\b/u;

/** The new curve stands before the old one. */
const INSTEAD =
  /(\d+\.\d+)[^\d]{0,20}(?:instead of|rather than|\bfrom|en vez de|en lugar de|\bdesde)[^\d]{0,20}(\d+\.\d+)/u;

/** A back toric is sometimes stated like two K. */
export function curvesAsKs(id: CalculatorId, stated: Stated): Stated {
  const { k, named } = stated;
  if (id !== 'back-toric-cylinder' || !k?.flat || !k.steep || named.baseCurve) return stated;
  return { ...stated, named: { ...named, baseCurve: [k.flat, k.steep] }, k: null };
}
