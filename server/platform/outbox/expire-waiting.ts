import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Rows that one statement marks. */
const BATCH = 1_000;

/**
 * Marks what waited for too long, by kind: also where nobody delivers a kind, as e-mails without SMTP_URL, it does not wait for
 * ever. `expiresAfter` in milliseconds.
 */
export async function expireWaiting(
  db: Handle,
  now: Date,
  {
    expiresAfter,
    signal,
  }: { expiresAfter: Record<string, number>; signal?: AbortSignal | undefined },
): Promise<void> {
  const isEnded = () => signal?.aborted ?? false;
  for (const [kind, after] of Object.entries(expiresAfter)) {
    const before = new Date(now.getTime() - after);
    for (let marked = BATCH; marked === BATCH && !isEnded();) {
      marked = await expireSome(db, kind, before);
    }
  }
}

/** Answers how many. */
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
