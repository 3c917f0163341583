import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { changeSessionEnds } from './session-document.ts';
import { withEnded } from './session-ends.ts';
import { userSessions } from './table.ts';

/** Milliseconds: 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** SE-14: ends the sessions that were not seen for 30 days, so that none goes on unlisted, and deletes them. */
export async function forgetOldSessions(
  db: Handle,
  now: Date,
  options: BatchOptions = {},
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  const isOld = lt(userSessions.lastSeenAt, before);
  const { uid, authTime, endedAt } = userSessions;
  const unended = await db
    .select({ uid, authTimes: sql<string[]>`array_agg(${authTime})` })
    .from(userSessions)
    .where(and(isOld, isNull(endedAt)))
    .groupBy(uid);
  for (const { uid: user, authTimes } of unended) {
    if (options.signal?.aborted) return;
    await changeSessionEnds(user, (ends) => withEnded(ends, authTimes.map(Number)));
    await db
      .update(userSessions)
      .set({ endedAt: now })
      .where(and(eq(uid, user), isOld, isNull(endedAt)));
  }
  await deleteInBatches(db, userSessions, isOld, options);
}

/** Deletes the list of sessions of the user. Does not end them. */
export async function forgetSessionsOf(db: Handle, uid: string): Promise<void> {
  await db.delete(userSessions).where(eq(userSessions.uid, uid));
}
