import { normalAxis } from './sphero-cylinder.ts';

/** To which side of the examiner the bottom of the lens has turned. */
export type Turn = 'left' | 'right';

/**
 * Returns the axis to order for a soft toric lens that turns on the eye: to the examiner's left add the degrees, to the
 * right subtract them (LARS), for either eye. Sources: Torics Decoded [61], astigmatism page [106].
 */
export function compensatedAxis(axis: number, turn: Turn, degrees: number): number {
  return normalAxis(turn === 'left' ? axis + degrees : axis - degrees);
}
