import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import type { Delivery } from './claim-due.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { outbox } from './table.ts';

/** About two hours of retries. From then on each failure is logged as an error. Retries continue. */
export const WORRYING_ATTEMPTS = 20;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10 * 60 * 1_000;
const LONGEST_ERROR = 500;

export type OutboxState = (typeof outbox.$inferSelect)['state'];

/** Returns the pause after this many failed attempts, in milliseconds: it doubles up to ten minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

/** Marks the row as delivered, even when the worker's lease has expired. */
export async function markDelivered(db: Handle, { id }: Delivery, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'delivered', deliveredAt: now, lastError: '' })
      .where(eq(outbox.id, id));
    await notifySettled(tx, id);
  });
}

/** Schedules the next attempt; gives up only after a permanent failure. Returns the new state. */
export async function markFailure(
  db: Handle,
  { id, attempts }: Delivery,
  { error, now }: { error: unknown; now: Date },
): Promise<OutboxState> {
  const isLast = error instanceof PermanentFailure;
  const state = isLast ? 'failed' : 'waiting';
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ state, nextAttemptAt, lastError: reasonOf(error) })
      // After the lease another worker may have claimed the row; then it belongs to that worker.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));
    if (isLast) await notifySettled(tx, id);
  });
  return state;
}

/** Marks the row as expired: it waited so long that its delivery is no longer useful. */
export async function markExpired(db: Handle, { id, attempts }: Delivery): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'expired' })
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));
    await notifySettled(tx, id);
  });
}

async function notifySettled(tx: Handle, id: number): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, ${String(id)})`);
}

/** A database error's message quotes values, so only its type is kept. */
function reasonOf(error: unknown): string {
  const { message, type } = loggableError(error);
  return String(message ?? type).slice(0, LONGEST_ERROR);
}

/** Ends a waiting row in the transaction that replaces it. Returns whether it was still waiting. */
export async function endRow(tx: Handle, id: number): Promise<boolean> {
  const ended = await tx
    .update(outbox)
    .set({ state: 'delivered', deliveredAt: new Date() })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')))
    .returning({ id: outbox.id });
  return ended.length > 0;
}
