import { combine, negative } from './crossed-cylinders.ts';
import type { SpheroCylinder } from './sphero-cylinder.ts';

/**
 * Returns the power in D of the tears between lens and cornea: base curve - flat K, both in D. A curve steeper than the
 * cornea gives plus. Source: contact lens formulas [103].
 */
export function tearLens(baseCurve: number, flatK: number): number {
  return baseCurve - flatK;
}

/**
 * Returns the lens power in D to order: the refraction at the cornea minus the tear lens. Steeper adds minus, flatter
 * adds plus (SAM-FAP). Sources: Achievement sheet [35], GP fitting guide [57].
 */
export function lensPower(refractionAtCornea: number, tears: number): number {
  return refractionAtCornea - tears;
}

/** The tears between a spherical base curve (D) and a toric cornea: base curve - cornea, as crossed powers. Minus cylinder. */
export function toricTearLens(baseCurve: number, cornea: SpheroCylinder): SpheroCylinder {
  return combine({ sphere: baseCurve, cylinder: 0, axis: 180 }, negative(cornea));
}

/**
 * Returns the full power of a lens: the refraction minus the tears, as crossed powers. Minus cylinder. Applies the
 * formula for one meridian [103] to all of them.
 */
export function toricLensPower(
  refractionAtCornea: SpheroCylinder,
  tears: SpheroCylinder,
): SpheroCylinder {
  return combine(refractionAtCornea, negative(tears));
}
