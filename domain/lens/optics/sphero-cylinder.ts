/** A refraction or a lens power. Sphere and cylinder in diopters, axis in degrees, above 0 and up to 180. */
export interface SpheroCylinder {
  sphere: number;
  cylinder: number;
  axis: number;
}

const HALF_TURN = 180;
const RADIANS = Math.PI / 180;

/** Normalizes the axis to above 0° and up to 180°: 190° is 10°, 0° is 180°. */
export function normalAxis(degrees: number): number {
  const turned = ((degrees % HALF_TURN) + HALF_TURN) % HALF_TURN;
  return turned === 0 ? HALF_TURN : turned;
}

/** Returns the power with the other cylinder sign: S + C, -C, the axis + 90°. Source: EyeDock calculator [63]. */
export function transpose({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return { sphere: sphere + cylinder, cylinder: 0 - cylinder, axis: normalAxis(axis + 90) };
}

/** Returns the power with a cylinder of 0 or less, as lenses are ordered. */
export function toMinusCylinder(power: SpheroCylinder): SpheroCylinder {
  return power.cylinder > 0 ? transpose(power) : { ...power, axis: normalAxis(power.axis) };
}

/** Returns the sphere in D with the same mean power: S + C/2. Source: contact lens conversion note [104]. */
export function sphericalEquivalent({ sphere, cylinder }: SpheroCylinder): number {
  return sphere + cylinder / 2;
}

/** Returns the power in D along one meridian (degrees): S + C sin² of its angle to the axis. */
export function meridianPower(
  { sphere, cylinder, axis }: SpheroCylinder,
  meridian: number,
): number {
  return sphere + cylinder * Math.sin((meridian - axis) * RADIANS) ** 2;
}

/** Returns the strongest power in D of any meridian, without its sign. */
export function strongestPower({ sphere, cylinder }: SpheroCylinder): number {
  return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));
}
