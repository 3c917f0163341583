import { lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { userSessions } from './table.ts';

/** No session lasts longer: 30 days, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Forgets the browsers in which nobody was seen for a long time. */
export async function forgetOldSessions(db: Handle, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await db.delete(userSessions).where(lt(userSessions.lastSeenAt, before));
}
