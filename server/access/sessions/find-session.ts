import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { userSessions } from './table.ts';

/** Returns a sign-in that was seen, also one that has ended; undefined when it is forgotten. */
export async function findSession(
  db: Handle,
  id: string,
): Promise<typeof userSessions.$inferSelect | undefined> {
  const [row] = await db.select().from(userSessions).where(eq(userSessions.id, id));
  return row;
}
