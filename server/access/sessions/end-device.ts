import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import type { Services } from '../services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { endSessions } from './end-sessions.ts';
import { markEnded } from './mark-ended.ts';
import { userSessions } from './table.ts';

interface DeviceEnding {
  actor: Actor;
  /** The user of the device. */
  uid: string;
  /** The id of the device in the list of devices. */
  id: string;
  now: Date;
}

/** Signs the user out in one browser. Calling it again changes nothing. @throws Problem 404 */
export async function endDevice(
  { database, callers }: Pick<Services, 'database' | 'callers'>,
  ending: DeviceEnding,
): Promise<void> {
  const { actor, uid, id, now } = ending;
  const only = z.uuid().safeParse(id).success ? await sessionsOfDevice(database.db, uid, id) : [];
  if (only.length === 0) throw new Problem('not-found', 'There is no such device');
  await endSessions(callers, uid, only);
  await markEnded(database, { actor, uid, action: 'session.end', now, only });
}

/** Returns the sessions of the browser; it has several if it asked for the password more than once. */
async function sessionsOfDevice(db: Handle, uid: string, id: string): Promise<number[]> {
  const device = db
    .select({ deviceId: userSessions.deviceId })
    .from(userSessions)
    .where(and(eq(userSessions.uid, uid), eq(userSessions.id, id)));
  const rows = await db
    .select({ authTime: userSessions.authTime })
    .from(userSessions)
    .where(and(eq(userSessions.uid, uid), inArray(userSessions.deviceId, device)));
  return rows.map(({ authTime }) => authTime);
}
