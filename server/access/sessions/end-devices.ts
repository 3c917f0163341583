import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import type { Services } from '../services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { endSessions, endAllSessions, endOtherSessions } from './end-sessions.ts';
import { markEnded } from './mark-ended.ts';
import { userSessions } from './table.ts';
import type { Caller } from '../caller/caller.ts';
import { emailOfUser } from '../caller/email-of-user.ts';
import { findLiveSessions } from './find-devices.ts';

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

/** Signs another user out everywhere. @throws Problem 403 for the caller, 404 for an unknown user */
export async function endSessionsOfUser(
  { database, callers }: Pick<Services, 'database' | 'callers'>,
  { actor, uid, now }: { actor: Caller; uid: string; now: Date },
): Promise<void> {
  if (uid === actor.uid) {
    throw new Problem('forbidden', 'Sign out your own devices in Settings');
  }
  if ((await emailOfUser(uid)) === null) {
    throw new Problem('not-found', 'There is no such user');
  }
  await endAllSessions(callers, uid, { now });
  await markEnded(database, { actor, uid, action: 'session.endAll', now });
}

/** Signs the user out everywhere except in the browser of the request. */
export async function endOthers(
  { database, callers, clock, sessionLongest }: Services,
  caller: Caller,
): Promise<void> {
  const { uid, authTime } = caller;
  const now = clock();
  const rows = await findLiveSessions(database.db, { uid, now, longest: sessionLongest });
  const here = rows.find((row) => row.authTime === authTime)?.deviceId;
  const ofDevice = rows.filter(({ deviceId }) => deviceId === here).map((row) => row.authTime);
  const keep = [...new Set([authTime, ...ofDevice])];
  await endOtherSessions(callers, uid, { now, keep });
  await markEnded(database, { actor: caller, uid, action: 'session.endOthers', now, but: keep });
}
