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
  const [id] = await enqueueMany(tx, [message]);
  if (id === undefined) throw new Error('The outbox answered no row');
  return id;
}

/** The same for messages of one transaction. */
export async function enqueueMany(tx: Handle, messages: OutboxMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  await keepOrderOf(tx, messages);
  // Due at once, however far the clocks of the instances are apart.
  const rows = await tx
    .insert(outbox)
    .values(messages.map((message) => ({ ...message, nextAttemptAt: new Date(0) })))
    .returning({ id: outbox.id });
  await tx.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`);
  return rows.map(({ id }) => id);
}

/**
 * Ids are given out before the commit: without it the later of two might be seen, and delivered, first. Locked in
 * one order, so that two transactions never wait for each other.
 */
async function keepOrderOf(tx: Handle, messages: OutboxMessage[]): Promise<void> {
  const keys = sql.param(messages.map(({ kind, key }) => `${kind}/${key}`));
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hash)
      FROM (SELECT hashtextextended(key, 0) AS hash FROM unnest(${keys}::text[]) AS key ORDER BY 1) AS hashes`,
  );
}
