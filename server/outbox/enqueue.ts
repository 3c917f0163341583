import { sql } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Told when something waits (an empty payload) and when a row is settled (its id). */
export const OUTBOX_CHANNEL = 'lens_portal_outbox';

export interface OutboxMessage {
  /** Which handler delivers it. */
  kind: string;
  /** What it concerns: messages of one kind and key are delivered in the order of their commits. */
  key: string;
  /** JSON. */
  payload: unknown;
}

/**
 * Keeps what is to leave the database; it is delivered, at least once, after the transaction commits and only
 * then. Answers the id of the row. Until the commit others who enqueue for the same key wait.
 */
export async function enqueue(tx: Handle, message: OutboxMessage): Promise<number> {
  await keepOrderOf(tx, message);
  // Due at once, however far the clocks of the instances are apart.
  const [row] = await tx
    .insert(outbox)
    .values({ ...message, nextAttemptAt: new Date(0) })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The outbox answered no row');
  await tx.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`);
  return row.id;
}

/** Ids are given out before the commit: without it the later of two might be seen, and delivered, first. */
async function keepOrderOf(tx: Handle, { kind, key }: OutboxMessage): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}/${key}`}, 0))`);
}
