import { lt, eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { userSessions } from './table.ts';

/** Milliseconds. No session lasts longer than these 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Deletes browsers that were not seen for a long time. */
export async function forgetOldSessions(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, userSessions, lt(userSessions.lastSeenAt, before), options);
}

/** Deletes the list of browsers in which the user was signed in. Does not end sessions. */
export async function forgetSessionsOf(db: Handle, uid: string): Promise<void> {
  await db.delete(userSessions).where(eq(userSessions.uid, uid));
}
