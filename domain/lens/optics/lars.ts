import { normalAxis } from './sphero-cylinder.ts';

/** Which way the bottom of the lens has turned, as the examiner sees it. */
export type Rotation = 'left' | 'right';

/**
 * The axis to order for a lens that turns by so many degrees on the eye: left add, right subtract (LARS).
 * Source: Review of Cornea & Contact Lenses, Torics Decoded [61].
 */
export function compensatedAxis(axis: number, degrees: number, rotation: Rotation): number {
  return normalAxis(rotation === 'left' ? axis + degrees : axis - degrees);
}
