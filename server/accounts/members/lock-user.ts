import { sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';

/**
 * For the rest of the transaction nobody else decides which accounts the user belongs to. Taken before any row
 * is locked, so that two transactions never wait for each other.
 */
export async function lockUser(tx: Handle, uid: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`members/${uid}`}, 0))`);
}
