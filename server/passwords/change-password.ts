import { RECENT_SIGN_IN } from '#domain/constants.ts';
import type { PasswordChange } from '#domain/schemas/password.ts';
import { getAuth } from 'firebase-admin/auth';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import type { Caller } from '../users/caller.ts';
import { checkPassword } from './check-password.ts';

/**
 * VA-02: sets the caller's own password and ends all of their sessions but those of the browser that asks. A
 * one-time password is over with it. What is done in Firebase cannot be taken back: the audit entry comes last, and
 * says that it was done. @throws Problem 403 when the sign-in is too old, 422 naming `newPassword`
 */
export async function changePassword(
  { db }: Pick<Database, 'db'>,
  { caller, change, now }: { caller: Caller; change: PasswordChange; now: Date },
): Promise<void> {
  const { uid, email, authTime, mustChangePassword } = caller;
  const { newPassword, formerSignIn } = change;
  demandRecentSignIn(authTime, now);
  checkPassword(newPassword, email);
  await getAuth().updateUser(uid, { password: newPassword });
  if (mustChangePassword) await dropOneTimeMark(uid);
  const keep = formerSignIn === undefined ? [authTime] : [authTime, formerSignIn];
  await endAllSessions(uid, { now, keep });
  await db.transaction((tx) =>
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

function demandRecentSignIn(authTime: number, now: Date): void {
  if (now.getTime() - authTime * 1000 <= RECENT_SIGN_IN) return;
  const message = 'Enter your current password once more';
  throw new Problem('forbidden', message, {
    errors: { currentPassword: { rule: 'recent', message } },
  });
}

/** Of what Auth says now, not of the token: the role may have changed meanwhile. */
async function dropOneTimeMark(uid: string): Promise<void> {
  const { customClaims = {} } = await getAuth().getUser(uid);
  const { mustChangePassword: _over, ...claims } = customClaims;
  await getAuth().setCustomUserClaims(uid, claims);
}
