import type { SpheroCylinder } from './sphero-cylinder.ts';

const MM_PER_METRE = 1000;

/**
 * Returns the power at the cornea with the effect of `power` (D) at `distance` mm before it: F / (1 - dF). Effectivity
 * formula as in AccuLens and X-Cel guides, which use 12 mm. A negative distance converts the other way.
 * @throws {RangeError} when the focus of a plus lens lies at the cornea or before it
 */
export function vertexPower(power: number, distance: number): number {
  const divisor = 1 - (distance / MM_PER_METRE) * power;
  if (!(divisor > 0)) throw new RangeError(`${power} D cannot be moved by ${distance} mm`);
  return power / divisor;
}

/** Converts the refraction at `distance` mm to the cornea, meridian by meridian; the cylinder is their difference. */
export function toCornea(refraction: SpheroCylinder, distance: number): SpheroCylinder {
  const sphere = vertexPower(refraction.sphere, distance);
  const other = vertexPower(refraction.sphere + refraction.cylinder, distance);
  return { sphere, cylinder: other - sphere, axis: refraction.axis };
}
