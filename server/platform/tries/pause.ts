import { sql } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';

/** How many tries within how many milliseconds are allowed before one has to wait as long. */
export interface TryLimit {
  most: number;
  within: number;
}

/**
 * Until when to wait after these tries, the newest first, as milliseconds since 1970: as long as `within` after the
 * last of `most` tries that came so close; 0 when there were fewer. Tries during a pause are not kept, so that after
 * it counting starts anew.
 */
export function pauseAfter(newest: readonly Date[], { most, within }: TryLimit): number {
  const [last, first] = [newest[0]?.getTime(), newest[most - 1]?.getTime()];
  if (last === undefined || first === undefined || last - first >= within) return 0;
  return last + within;
}

/** For the rest of the transaction nobody else counts tries under this name: none gets past the last. */
export async function lockTries(tx: Handle, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** For `Retry-After`. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}
