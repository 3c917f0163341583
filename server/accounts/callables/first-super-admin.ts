import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isUserNotFound } from '../../access/caller/email-of-user.ts';
import { withRights } from '../../access/caller/user-role.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { RememberedCallers } from '../../access/sessions/remembered-callers.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { StartError } from '../../platform/program/start-error.ts';
import { userPages } from '../users/auth-users.ts';
import { isActiveSuperAdmin } from '../users/last-super-admin.ts';
import { lockUsers } from '../users/lock-users.ts';
import { notifyDirectory } from './act-on-user.ts';

/** The actor in the audit trail, who is not a user of the portal. */
const ACTOR = { uid: 'first-super-admin', name: 'npm run first-super-admin' };

/**
 * Makes the user with this address a super admin, if no other user is one. Their sessions end, because their tokens
 * contain the former role. Running it again only adds an audit entry and ends their sessions once more.
 *
 * @throws StartError when the user does not exist or is disabled, or another user is a super admin
 */
export async function makeFirstSuperAdmin(database: Database, email: string): Promise<void> {
  const uid = await lockUsers(database, async (tx) => {
    const user = await findByEmail(email);
    await requireNoOther(user.uid);
    await recordAudit(tx, {
      actor: ACTOR,
      action: 'user.setRole',
      resource: 'users',
      resourceId: user.uid,
      accountNumber: null,
      details: { email: toUserRow(user).email, before: toUserRow(user).role, after: 'superAdmin' },
    });
    const rights = { role: 'superAdmin', mayRecordPayments: false } as const;
    const claims = withRights(user.customClaims ?? {}, rights);
    await askFirebase(() => getAuth().setCustomUserClaims(user.uid, claims));
    return (await notifyDirectory(tx, user.uid)).id;
  });
  // This process has no cache of callers.
  await endAllSessions(new RememberedCallers(), uid, { now: new Date() });
}

async function findByEmail(email: string): Promise<UserRecord> {
  const user = await askFirebase(() => getAuth().getUserByEmail(email)).catch((error: unknown) => {
    if (!isUserNotFound(error)) throw error;
    throw new StartError(
      'No user has this address. Sign up with it in the portal, or add the user in the Firebase console, and run this again.',
    );
  });
  if (!user.disabled) return user;
  throw new StartError('This user is disabled. Enable them in the Firebase console first.');
}

async function requireNoOther(uid: string): Promise<void> {
  for await (const page of userPages()) {
    if (!page.some((user) => user.uid !== uid && isActiveSuperAdmin(user))) continue;
    throw new StartError(
      'Somebody else is a super admin already. They make others super admins, in User Management of the portal.',
    );
  }
}
