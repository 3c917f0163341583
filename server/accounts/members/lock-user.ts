import { sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';

/**
 * Locks the user's memberships for the rest of the transaction. Call it before any row is locked, so that two
 * transactions never deadlock.
 */
export async function lockUser(tx: Handle, uid: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`members/${uid}`}, 0))`);
}
