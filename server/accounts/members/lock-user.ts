import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';

/**
 * Locks the user's memberships for the rest of the transaction. Call it before any row is locked, so that two
 * transactions never deadlock.
 */
export async function lockUser(tx: Handle, uid: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`members/${uid}`}, 0))`);
}

/** Locks the memberships of several users, always in the same order. Like `lockUser`, before any row is locked. */
export async function lockUsers(tx: Handle, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const keys = sql.param(uids.map((uid) => `members/${uid}`));
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hash)
      FROM (SELECT hashtextextended(key, 0) AS hash FROM unnest(${keys}::text[]) AS key ORDER BY 1) AS hashes`,
  );
}
