import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** For how long a claimed row is left alone, in milliseconds; longer than a delivery may take. */
export const LEASE = 60_000;

/** A row that is being delivered; `attempts` counts this one. */
export interface Delivery {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  createdAt: Date;
}

/**
 * Takes at most `most` due rows of a kind, of each key only the first. Nothing is held while they are delivered:
 * a lease keeps other workers away, and runs out when this process dies. New ones come before those that failed, in the
 * order of the index `outbox_due`: however many wait, no more are read than are taken.
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
