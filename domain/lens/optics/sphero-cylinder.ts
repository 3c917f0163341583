/** A refraction or a lens power. Sphere and cylinder in diopters, axis in degrees, above 0 and up to 180. */
export interface SpheroCylinder {
  sphere: number;
  cylinder: number;
  axis: number;
}

const HALF_TURN = 180;

/** Normalizes the axis to above 0° and up to 180°: 190° is 10°, 0° is 180°. */
export function normalAxis(degrees: number): number {
  const turned = ((degrees % HALF_TURN) + HALF_TURN) % HALF_TURN;
  return turned === 0 ? HALF_TURN : turned;
}
