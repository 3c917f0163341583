/** How a vault decreases as the lens settles: this many µm in all, half of the rest in each half-life. */
export interface Settling {
  settling: number;
  halfLifeMinutes: number;
}

/**
 * 50 to 150 µm in all by the Atlantis guide 2013, of which the middle is used; half of it in the first 30 minutes
 * (Optometric Management, May 2017).
 */
export const SETTLING: Settling = { settling: 100, halfLifeMinutes: 30 };

/** Returns the vault in µm after settling, from one that was measured after this many minutes of wear. */
export function settledVault(
  vault: number,
  minutes: number,
  { settling, halfLifeMinutes }: Settling,
): number {
  const left = halfLifeMinutes > 0 ? settling * 2 ** (-minutes / halfLifeMinutes) : 0;
  return Math.round(vault - left);
}
