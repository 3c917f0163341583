import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/**
 * The cornea as a keratometer reads it: the steep K (D) along the steep meridian, which lies across the flat one
 * (degrees), less the difference of both K across it.
 */
export function cornealPower(flatK: number, steepK: number, flatMeridian: number): SpheroCylinder {
  return { sphere: steepK, cylinder: flatK - steepK, axis: normalAxis(flatMeridian + 90) };
}
