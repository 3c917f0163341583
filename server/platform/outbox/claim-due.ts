import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Milliseconds that a claimed row is reserved; longer than a delivery may take. */
export const LEASE = 60_000;

/** A row that is being delivered; `attempts` includes this one. */
export interface Delivery {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  createdAt: Date;
}

/**
 * Claims up to `most` due rows of a kind, only the first row of each key. No lock is kept during delivery: a lease
 * keeps other workers away, and expires if this process dies. New rows come before failed ones, in the order of the
 * index `outbox_due`, so that no more rows are read than claimed, however many wait.
 */
export async function claimDue(
  db: Handle,
  { kind, most, now }: { kind: string; most: number; now: Date },
): Promise<Delivery[]> {
  const earlier = alias(outbox, 'earlier');
  const sameKeyEarlier = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.kind, outbox.kind),
        eq(earlier.key, outbox.key),
        eq(earlier.state, 'waiting'),
        lt(earlier.id, outbox.id),
      ),
    );
  const due = db.$with('due').as(
    db
      .select({ dueId: sql<number>`${outbox.id}`.as('due_id') })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          eq(outbox.kind, kind),
          lte(outbox.nextAttemptAt, now),
          notExists(sameKeyEarlier),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE),
    })
    .from(due)
    .where(eq(outbox.id, due.dueId))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      payload: outbox.payload,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
}
