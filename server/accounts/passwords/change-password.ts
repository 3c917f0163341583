import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { PasswordChange } from '#domain/access/password-schema.ts';
import { sessionCounts } from '#domain/access/session.ts';
import type { Caller } from '../../access/caller/caller.ts';
import { isRefusedByFirebase } from '../../access/sessions/check-session.ts';
import { endAllSessions, keepSessions, sessionEndsOf } from '../../access/sessions/end-sessions.ts';
import type { RememberedCallers } from '../../access/sessions/remembered-callers.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { lockUsers, WITHIN_A_REQUEST } from '../users/lock-users.ts';
import { checkPassword } from './check-password.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

interface Changing {
  caller: Caller;
  callers: RememberedCallers;
  change: PasswordChange;
  clock: () => Date;
}

/**
 * VA-02: sets the caller's own password and ends all of their sessions except those of the requesting browser. Clears a
 * one-time password. Changes in Firebase cannot be undone, so the audit entry comes last and records what was done.
 *
 * @throws Problem 403 when the sign-in is too old, 401 when the session is not valid, 422 naming `newPassword`
 */
export async function changePassword(database: Database, changing: Changing): Promise<void> {
  const { caller, callers, change, clock } = changing;
  const { uid, email, authTime, mustChangePassword } = caller;
  requireRecentSignIn(authTime, clock());
  checkPassword(change.newPassword, email);
  // A super admin who sets another one-time password meanwhile waits, or came first.
  if (mustChangePassword) {
    await lockUsers(database, () => replaceOneTimePassword(changing), WITHIN_A_REQUEST);
  } else await setPassword(changing);
  await endAllSessions(callers, uid, { now: clock(), keep: keptBy(changing) });
  await database.db.transaction((tx) =>
    recordAudit(tx, {
      actor: caller,
      action: 'password.change',
      resource: 'users',
      resourceId: uid,
      accountNumber: null,
      details: { oneTime: mustChangePassword },
    }),
  );
}

/** Removes the claim from Auth's present claims, because the token's role may be outdated. */
async function replaceOneTimePassword(changing: Changing): Promise<void> {
  const { uid, customClaims = {} } = await setPassword(changing);
  const { mustChangePassword: _over, ...claims } = customClaims;
  await askFirebase(() => getAuth().setCustomUserClaims(uid, claims));
}

/** Sets the password and returns the user as they were before. */
async function setPassword(changing: Changing): Promise<UserRecord> {
  const { caller, callers, change, clock } = changing;
  const { uid, authTime } = caller;
  const user = await askFirebase(() => getAuth().getUser(uid));
  await requireLiveSession(user, authTime);
  // Keeps these sessions before the password changes, which makes Firebase refuse them.
  await keepSessions(callers, uid, { now: clock(), keep: keptBy(changing) });
  await askFirebase(() => getAuth().updateUser(uid, { password: change.newPassword }));
  return user;
}

/** Checks the session again: it may have ended since the caller was identified. */
async function requireLiveSession(user: UserRecord, authTime: number): Promise<void> {
  const ends = await sessionEndsOf(user.uid);
  const refusedBeforeAt = Date.parse(user.tokensValidAfterTime ?? '') || null;
  const counts = !user.disabled && sessionCounts(ends, authTime);
  if (counts && !isRefusedByFirebase({ authTime, ends, refusedBeforeAt })) return;
  throw new Problem('unauthenticated', 'You were signed out. Sign in again', {
    reason: user.disabled ? 'disabled' : 'ended',
  });
}

function keptBy({ caller: { authTime }, change: { formerSignIn } }: Changing): number[] {
  return formerSignIn === undefined ? [authTime] : [authTime, formerSignIn];
}
