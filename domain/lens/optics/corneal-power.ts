import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/**
 * Returns the corneal power as a keratometer reads it: the steep K (D) along the steep meridian, which is at right
 * angles to the flat one (degrees), minus the difference of both K across it.
 */
export function cornealPower(flatK: number, steepK: number, flatMeridian: number): SpheroCylinder {
  return { sphere: steepK, cylinder: flatK - steepK, axis: normalAxis(flatMeridian + 90) };
}
