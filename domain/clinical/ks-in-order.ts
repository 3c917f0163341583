import type { EyeClinical } from '../schemas/clinical.ts';

/** Whether the reading typed as flat K is the steeper one. */
export function areKsSwapped({ flatK, steepK }: EyeClinical): boolean {
  return flatK !== undefined && steepK !== undefined && flatK > steepK;
}

/**
 * The same with the lower reading as flat K and the higher one as steep K, as every sum takes them; a warning says so.
 * The flat meridian is left out: it may have been typed with the reading that stood beside it, or by its name.
 */
export function withKsInOrder(clinical: EyeClinical): EyeClinical {
  if (!areKsSwapped(clinical)) return clinical;
  return { ...clinical, flatK: clinical.steepK, steepK: clinical.flatK, flatMeridian: undefined };
}
