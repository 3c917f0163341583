import type { LensDefinition } from '../../../lens/model/lens.ts';
import { SETTLING, settledVault } from '../../../lens/model/settled-vault.ts';
import { SETTLING_RANGE } from './scleral-rules.ts';

/** The vault after settling, in µm, from one that was measured after these minutes of wear. */
export interface SettlingForecast {
  minutes: number;
  vault: number;
  /** The settling that the lens itself expects. */
  expected: number;
  /** If it settles as much, or as little, as the sources report. */
  least: number;
  most: number;
}

/** Predicts the settled vault and its band. */
export function forecastSettling(
  { warnings }: LensDefinition,
  vault: number,
  minutes: number,
): SettlingForecast {
  const own = { ...SETTLING, ...warnings['vaultLow']?.limits };
  const after = (settling: number) => settledVault(vault, minutes, { ...own, settling });
  return {
    minutes,
    vault,
    expected: after(own.settling),
    least: after(Math.max(own.settling, SETTLING_RANGE.most)),
    most: after(Math.min(own.settling, SETTLING_RANGE.least)),
  };
}
