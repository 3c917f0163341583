import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Rows that one statement marks. */
const BATCH = 1_000;

/**
 * Marks rows that waited too long as expired, by kind. Kinds without a handler expire too, such as emails without
 * SMTP_URL, so that they do not wait forever. `expiresAfter` is in milliseconds.
 */
export async function expireWaiting(
  db: Handle,
  now: Date,
  {
    expiresAfter,
    signal,
  }: { expiresAfter: Record<string, number>; signal?: AbortSignal | undefined },
): Promise<void> {
  const isEnded = () => signal?.aborted;
  for (const [kind, after] of Object.entries(expiresAfter)) {
    const before = new Date(now.getTime() - after);
    for (let marked = BATCH; marked === BATCH && !isEnded();) {
      marked = await expireSome(db, kind, before);
    }
  }
}

/** Returns the number of rows. */
async function expireSome(db: Handle, kind: string, before: Date): Promise<number> {
  const isOld = and(
    eq(outbox.kind, kind),
    eq(outbox.state, 'waiting'),
    lt(outbox.createdAt, before),
  );
  const some = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isOld)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(outbox)
    .set({ state: 'expired' })
    .where(inArray(outbox.id, some));
  return rowCount ?? 0;
}
