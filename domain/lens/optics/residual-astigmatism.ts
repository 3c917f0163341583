import { combine, negative } from './combine.ts';
import type { SpheroCylinder } from './sphero-cylinder.ts';

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
