import type { Services } from '../services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Caller } from '../caller/caller.ts';
import { emailOfUser } from '../caller/email-of-user.ts';
import { endAllSessions } from './end-sessions.ts';
import { markEnded } from './mark-ended.ts';

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
