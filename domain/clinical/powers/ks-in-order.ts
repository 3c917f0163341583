import type { EyeClinical } from '../fields/clinical.ts';

/** Whether the value typed as flat K is the steeper one. */
export function areKsSwapped({ flatK, steepK }: EyeClinical): boolean {
  return flatK !== undefined && steepK !== undefined && flatK > steepK;
}

/**
 * Returns the data with the lower reading as flat K and the higher one as steep K, as all formulas need them; a warning
 * reports the swap. Omits the flat meridian: it may belong to either reading.
 */
export function withKsInOrder(clinical: EyeClinical): EyeClinical {
  if (!areKsSwapped(clinical)) return clinical;
  return { ...clinical, flatK: clinical.steepK, steepK: clinical.flatK, flatMeridian: undefined };
}
