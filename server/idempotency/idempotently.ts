import { and, eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database, Handle } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { idempotencyKeys } from './table.ts';

/** How long an answer can be asked for again. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Runs `work` in one transaction with its key, once: the same user with the same key and request gets the
 * stored answer. A second request that comes while the first is at work waits for it.
 *
 * @throws Problem 422 when the key was used for another request
 */
export async function idempotently<T extends Answer>(
  database: Database,
  request: { uid: string; key: string; content: unknown },
  work: (tx: Handle) => Promise<T>,
): Promise<Answer> {
  const { uid, key } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(request.content)).digest('hex');
  return database.db.transaction(async (tx) => {
    // Waits for another transaction that has just inserted the same key.
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ uid, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) return storedAnswer(tx, { uid, key, requestHash });
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, body: answer.body })
      .where(and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key)));
    return answer;
  });
}

async function storedAnswer(
  tx: Handle,
  { uid, key, requestHash }: { uid: string; key: string; requestHash: string },
): Promise<Answer> {
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key)));
  if (stored?.requestHash !== requestHash) {
    throw new Problem('invalid', 'This Idempotency-Key was used for another request', {
      errors: { 'Idempotency-Key': { rule: 'reused', message: 'Was used for another request' } },
    });
  }
  if (stored.status === null) throw new Problem('conflict', 'This request is still at work');
  return { status: stored.status, body: stored.body };
}

/** Forgets the answers that nobody can be waiting for any more. */
export async function forgetOldAnswers(db: Handle, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
