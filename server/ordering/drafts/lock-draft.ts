import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';

/**
 * Locks creating, saving and ending this draft for the rest of the transaction. The lock is on its id, not on its row,
 * which may not exist.
 */
export async function lockDraft(tx: Handle, id: string): Promise<void> {
  await lock(tx, `draft/${id}`);
}

/** Locks the number of an account's drafts. Call it after `lockDraft`, never before. */
export async function lockDraftsOf(tx: Handle, accountNumber: string): Promise<void> {
  await lock(tx, `drafts-of/${accountNumber}`);
}

async function lock(tx: Handle, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
