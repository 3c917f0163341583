import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { claimsOf, shownName } from '../../access/caller/user-row.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import type { RememberedCallers } from '../../access/sessions/remembered-callers.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { lockUsers, WITHIN_A_REQUEST } from '../users/lock-users.ts';
import { wasByLink } from './auth-links.ts';

interface Deps {
  database: Database;
  callers: RememberedCallers;
  clock: () => Date;
}

/**
 * SE-12: called when Auth ended a user's sessions at a moment of which this server knows nothing, as it does for a password
 * that a client sets straight at Firebase. Unless a link of ours explains it, the user must choose a new password, which
 * our rule checks, and all sessions end, so that the next sign-in knows of it. Returns whether that was done.
 */
export async function distrustPassword(
  { database, callers, clock }: Deps,
  { uid }: UserRecord,
  at: number,
): Promise<boolean> {
  const isDone = await lockUsers(
    database,
    async (tx) => {
      // Another request may have done it meanwhile.
      const user = await askFirebase(() => getAuth().getUser(uid));
      if (claimsOf(user).mustChangePassword) return false;
      if (await wasByLink(tx, { uid, email: user.email ?? '', at })) return false;
      const claims = { ...user.customClaims, mustChangePassword: true };
      await askFirebase(() => getAuth().setCustomUserClaims(uid, claims));
      await recordAudit(tx, {
        actor: { uid, name: shownName(user) },
        action: 'password.unknown',
        resource: 'users',
        resourceId: uid,
        accountNumber: null,
        details: { changedAt: new Date(at).toISOString() },
      });
      return true;
    },
    WITHIN_A_REQUEST,
  );
  if (isDone) await endAllSessions(callers, uid, { now: clock() });
  return isDone;
}
