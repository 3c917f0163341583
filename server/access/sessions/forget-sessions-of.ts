import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { userSessions } from './table.ts';

/** Deletes the list of browsers in which the user was signed in. Does not end sessions. */
export async function forgetSessionsOf(db: Handle, uid: string): Promise<void> {
  await db.delete(userSessions).where(eq(userSessions.uid, uid));
}
