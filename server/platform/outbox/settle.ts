import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import type { Delivery } from './claim-due.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { outbox } from './table.ts';

/** Two hours of trying: from then on each failure is an error that somebody should see. It is tried on. */
export const WORRYING_ATTEMPTS = 20;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10 * 60 * 1_000;
const LONGEST_ERROR = 500;

export type OutboxState = (typeof outbox.$inferSelect)['state'];

/** The pause after so many failed attempts, in milliseconds: doubling to ten minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

/** Whoever delivered it says so, also when the lease has run out meanwhile. */
export async function markDelivered(db: Handle, { id }: Delivery, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'delivered', deliveredAt: now, lastError: '' })
      .where(eq(outbox.id, id));
    await notifySettled(tx, id);
  });
}

/** Puts the next attempt off; only what can never succeed is given up. Answers the new state. */
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
      .set({ state, nextAttemptAt, lastError: told(error) })
      // Another worker may have taken it after the lease: then the row is theirs.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));
    if (isLast) await notifySettled(tx, id);
  });
  return state;
}

/** It waited for so long that nobody wants it any more. */
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

/** A database error's message quotes what it is about: of those only the kind is kept. */
function told(error: unknown): string {
  const { message, type } = loggableError(error);
  return String(message ?? type).slice(0, LONGEST_ERROR);
}
