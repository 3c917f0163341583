import type { Services } from '#server/access/services.ts';
import type { Caller } from '../caller/caller.ts';
import { endOtherSessions } from './end-sessions.ts';
import { findLiveSessions } from './find-devices.ts';
import { markEnded } from './mark-ended.ts';

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
