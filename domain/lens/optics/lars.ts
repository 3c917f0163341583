import { normalAxis } from './sphero-cylinder.ts';

/** The direction in which the bottom of the lens has rotated, as the examiner sees it. */
export type Rotation = 'left' | 'right';

/**
 * Returns the axis to order for a lens that rotates by this many degrees: left add, right subtract (LARS). Source:
 * Review of Cornea & Contact Lenses, Torics Decoded [61].
 */
export function compensatedAxis(axis: number, degrees: number, rotation: Rotation): number {
  return normalAxis(rotation === 'left' ? axis + degrees : axis - degrees);
}
