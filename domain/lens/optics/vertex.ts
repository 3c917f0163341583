import type { SpheroCylinder } from './sphero-cylinder.ts';

const MM_PER_METRE = 1000;

/**
 * The power that does at the cornea what `power` (D) does `distance` mm before it: F / (1 - dF). Effectivity formula
 * as AccuLens and X-Cel guides use it, at 12 mm there. A negative distance goes the other way.
 * @throws {RangeError} when the focus of a plus lens lies at the cornea or before it
 */
export function vertexPower(power: number, distance: number): number {
  const divisor = 1 - (distance / MM_PER_METRE) * power;
  if (!(divisor > 0)) throw new RangeError(`${power} D cannot be moved by ${distance} mm`);
  return power / divisor;
}

/** The refraction at `distance` mm as it is at the cornea: each meridian by itself, the cylinder is their difference. */
export function toCornea(refraction: SpheroCylinder, distance: number): SpheroCylinder {
  const sphere = vertexPower(refraction.sphere, distance);
  const other = vertexPower(refraction.sphere + refraction.cylinder, distance);
  return { sphere, cylinder: other - sphere, axis: refraction.axis };
}

/** The refraction at the cornea as it is at `distance` mm. */
export function fromCornea(refraction: SpheroCylinder, distance: number): SpheroCylinder {
  return toCornea(refraction, -distance);
}
