import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { userSessions } from './table.ts';

/** Nothing is known any more of the browsers in which the user was signed in. It ends no session. */
export async function forgetSessionsOf(db: Handle, uid: string): Promise<void> {
  await db.delete(userSessions).where(eq(userSessions.uid, uid));
}
