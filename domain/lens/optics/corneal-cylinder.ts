import { combine, negative } from './crossed-cylinders.ts';
import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/** Returns the corneal cylinder in D as a minus cylinder, from the difference of both K (D). */
export function cornealToricity(flatK: number, steepK: number): number {
  return 0 - Math.abs(steepK - flatK);
}

/** Returns the corneal cylinder as a minus cylinder with the flat meridian as its axis. */
export function cornealCylinder(
  flatK: number,
  steepK: number,
  flatMeridian: number,
): SpheroCylinder {
  return { sphere: 0, cylinder: cornealToricity(flatK, steepK), axis: flatMeridian };
}

/**
 * Returns what a spherical GP lens leaves uncorrected: the refractive minus the corneal cylinder, both at the cornea, as
 * a minus cylinder; ignore its sphere. Source: contact lens formulas [103].
 */
export function residualAstigmatism(
  refractive: SpheroCylinder,
  corneal: SpheroCylinder,
): SpheroCylinder {
  return combine(refractive, negative(corneal));
}

/**
 * Returns the corneal power as a keratometer reads it: the steep K (D) along the steep meridian, which is at right
 * angles to the flat one (degrees), minus the difference of both K across it.
 */
export function cornealPower(flatK: number, steepK: number, flatMeridian: number): SpheroCylinder {
  return { sphere: steepK, cylinder: flatK - steepK, axis: normalAxis(flatMeridian + 90) };
}
