import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../database/database.ts';

/** The number of tries that are allowed within a time, in milliseconds. The pause after them is as long. */
interface TryLimit {
  most: number;
  within: number;
}

/**
 * Returns when the pause ends, in milliseconds since 1970: `within` after the last of `most` tries that fell into one
 * such time; 0 when there were fewer. Tries during a pause are not stored, so the count starts anew after it.
 */
export function pauseAfter(newest: readonly Date[], { most, within }: TryLimit): number {
  const [last, first] = [newest[0]?.getTime(), newest[most - 1]?.getTime()];
  if (last === undefined || first === undefined || last - first >= within) return 0;
  return last + within;
}

/** Returns when the pause of these stored tries ends; see pauseAfter. `at` is when they were made. */
export async function pauseOf(
  tx: Handle,
  table: PgTable & { at: PgColumn },
  whose: SQL,
  limit: TryLimit,
): Promise<number> {
  const tries = await tx
    .select({ at: table.at })
    .from(table)
    .where(whose)
    .orderBy(desc(table.at))
    .limit(limit.most);
  return pauseAfter(
    tries.map(({ at }) => at as Date),
    limit,
  );
}

/** Locks the counter of this name for the transaction, so that simultaneous tries cannot exceed the limit. */
export async function lockTries(tx: Handle, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The value of `Retry-After`. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}
