import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Caller } from '../caller/caller.ts';
import { emailOfUser } from '../caller/email-of-user.ts';
import type { Services } from '../services.ts';
import { endSessions, endAllSessions, endOtherSessions } from './end-sessions.ts';
import { markEnded } from './mark-ended.ts';
import { userSessions } from './table.ts';

interface DeviceEnding {
  actor: Actor;
  /** The user of the session. */
  uid: string;
  /** The id of the session in the list of devices. */
  id: string;
  now: Date;
}

/** Ends one session of the list, and no other. Calling it again changes nothing. @throws Problem 404 */
export async function endDevice(
  { database, callers }: Pick<Services, 'database' | 'callers'>,
  ending: DeviceEnding,
): Promise<void> {
  const { actor, uid, id, now } = ending;
  const only = z.uuid().safeParse(id).success ? await authTimesOf(database.db, uid, id) : [];
  if (only.length === 0) throw new Problem('not-found', 'There is no such device');
  await endSessions(callers, uid, only);
  await markEnded(database, { actor, uid, action: 'session.end', now, only });
}

/** Returns when the session began; nothing for one that is not the user's. */
async function authTimesOf(db: Handle, uid: string, id: string): Promise<number[]> {
  const rows = await db
    .select({ authTime: userSessions.authTime })
    .from(userSessions)
    .where(and(eq(userSessions.uid, uid), eq(userSessions.id, id)));
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

/** Ends all sessions of the user except that of the request. */
export async function endOthers(
  { database, callers, clock }: Pick<Services, 'database' | 'callers' | 'clock'>,
  caller: Caller,
): Promise<void> {
  const { uid, authTime } = caller;
  const now = clock();
  const keep = [authTime];
  await endOtherSessions(callers, uid, { now, keep });
  await markEnded(database, { actor: caller, uid, action: 'session.endOthers', now, but: keep });
}
