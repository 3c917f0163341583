/** How a vault decreases as the lens settles: this many µm in all, half of the rest in each half-life. */
export interface Settling {
  settling: number;
  halfLifeMinutes: number;
  /** The minutes of wear from which a reading is used as it is; 0 where no source says so. */
  settledFromMinutes: number;
}

/**
 * 50 to 150 µm in all by the Atlantis guide 2013, of which the middle is used; half of it in the first 30 minutes
 * (Optometric Management, May 2017).
 */
export const SETTLING: Settling = { settling: 100, halfLifeMinutes: 30, settledFromMinutes: 0 };

/** Returns the vault in µm after settling, from one that was measured after this many minutes of wear. */
export function settledVault(vault: number, minutes: number, settling: Settling): number {
  return Math.round(vault - settlingLeft(minutes, settling));
}

function settlingLeft(
  minutes: number,
  { settling, halfLifeMinutes, settledFromMinutes }: Settling,
): number {
  if (settledFromMinutes > 0 && minutes >= settledFromMinutes) return 0;
  return halfLifeMinutes > 0 ? settling * 2 ** (-minutes / halfLifeMinutes) : 0;
}
