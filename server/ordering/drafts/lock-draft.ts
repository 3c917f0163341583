import { sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';

/**
 * For the rest of the transaction nobody else makes, saves or ends this draft. A lock of its name and not of its
 * row, which may not be there yet or no more.
 */
export async function lockDraft(tx: Handle, id: string): Promise<void> {
  await lock(tx, `draft/${id}`);
}

/** The same for how many drafts an account has. To be taken after `lockDraft`, never before it. */
export async function lockDraftsOf(tx: Handle, accountNumber: string): Promise<void> {
  await lock(tx, `drafts-of/${accountNumber}`);
}

async function lock(tx: Handle, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
