import { sql, and, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** The channel for new rows (an empty payload) and settled rows (their id). */
export const OUTBOX_CHANNEL = 'lens_portal_outbox';

interface OutboxMessage {
  /** The kind of row, which selects the handler. */
  kind: string;
  /** What the message concerns. Messages of one kind and key are delivered in the order of their commits. */
  key: string;
  /** JSON. */
  payload: unknown;
}

/**
 * Stores a message in the outbox and returns the id of the row. It is delivered at least once, and only after the
 * transaction commits. Until then other transactions that enqueue for the same key wait.
 */
export async function enqueue(tx: Handle, message: OutboxMessage): Promise<number> {
  const [id] = await enqueueMany(tx, [message]);
  if (id === undefined) throw new Error('The outbox answered no row');
  return id;
}

/** Enqueues several messages of one transaction. */
export async function enqueueMany(tx: Handle, messages: OutboxMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  await keepOrderOf(tx, messages);
  return insertMessages(tx, messages);
}

/** Enqueues the message unless the outbox has one of its kind and key, delivered or not. It forgets after some weeks. */
export async function enqueueOnce(tx: Handle, message: OutboxMessage): Promise<void> {
  const { kind, key } = message;
  await keepOrderOf(tx, [message]);
  const isSame = and(eq(outbox.kind, kind), eq(outbox.key, key));
  const [known] = await tx.select({ id: outbox.id }).from(outbox).where(isSame).limit(1);
  if (!known) await insertMessages(tx, [message]);
}

/**
 * Enqueues messages whose keys no other transaction uses at the same time. It takes no lock for each key, of which a
 * transaction cannot have tens of thousands.
 */
export async function enqueueUncontested(tx: Handle, messages: OutboxMessage[]): Promise<number[]> {
  return messages.length === 0 ? [] : insertMessages(tx, messages);
}

async function insertMessages(tx: Handle, messages: OutboxMessage[]): Promise<number[]> {
  // The epoch makes them due at once, even if the instances' clocks differ.
  const rows = await tx
    .insert(outbox)
    .values(messages.map((message) => ({ ...message, nextAttemptAt: new Date(0) })))
    .returning({ id: outbox.id });
  await tx.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`);
  return rows.map(({ id }) => id);
}

/**
 * Ids are assigned before the commit: without this lock the later of two rows might become visible, and be delivered,
 * first. The keys are locked in a fixed order, so that two transactions never deadlock.
 */
async function keepOrderOf(tx: Handle, messages: OutboxMessage[]): Promise<void> {
  const keys = sql.param(messages.map(({ kind, key }) => `${kind}/${key}`));
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hash)
      FROM (SELECT hashtextextended(key, 0) AS hash FROM unnest(${keys}::text[]) AS key ORDER BY 1) AS hashes`,
  );
}

/** Deletes the waiting rows of a kind. Call it in the transaction that created them; later they may be on their way. */
export async function withdraw(tx: Handle, kind: string): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.kind, kind), eq(outbox.state, 'waiting')));
}
