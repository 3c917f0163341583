import { combine, negative } from './combine.ts';
import type { SpheroCylinder } from './sphero-cylinder.ts';

/** The power in D of the corneal cylinder, as a minus cylinder: as strong as the difference of both K (D). */
export function cornealToricity(flatK: number, steepK: number): number {
  return 0 - Math.abs(steepK - flatK);
}

/** The cylinder of the cornea as a minus cylinder, its axis the flat meridian. */
export function cornealCylinder(
  flatK: number,
  steepK: number,
  flatMeridian: number,
): SpheroCylinder {
  return { sphere: 0, cylinder: cornealToricity(flatK, steepK), axis: flatMeridian };
}

/**
 * What a spherical GP lens leaves: refractive cylinder at the cornea less corneal cylinder, both in D, along the same
 * axis. Source: contact lens formulas [103].
 */
export function residualAlongAxis(refractive: number, corneal: number): number {
  return refractive - corneal;
}

/** The same for cylinders along different axes, as minus cylinder; its sphere says nothing. */
export function residualAstigmatism(
  refractive: SpheroCylinder,
  corneal: SpheroCylinder,
): SpheroCylinder {
  return combine(refractive, negative(corneal));
}
