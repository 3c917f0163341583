import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { toUserRow } from '../../access/caller/user-row.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { forgetSessionsOf } from '../../access/sessions/forget-sessions.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { leaveAccounts } from '../members/leave-accounts.ts';
import { forgetUser } from '../users/directory.ts';
import { actOnUser, requireAllowed, recordAct, type Acting } from './act-on-user.ts';
import { callable } from './callable.ts';
import { forgetCallers, stopOwning } from './stop-owning.ts';

/**
 * FN-06: deletes the user with their memberships, devices, profile and activity. Orders stay, with the user's name.
 * Until Auth has deleted the user, they stay disabled: calling it again completes an interrupted deletion.
 */
export const deleteUser = callable(
  'deleteUser',
  async ({ input: { userId: uid, newOwners, version }, caller, services }) => {
    await actOnUser({ caller, services, uid, version }, async (acting) => {
      await requireAllowed('delete', acting);
      const { role, name } = toUserRow(acting.target);
      // What others did with them keeps their name.
      await recordAct(acting, 'delete', { role, name });
      await stopOwning(acting, newOwners);
      await forgetInDatabase(acting);
      await endAllSessions(services.callers, uid, { now: services.clock(), disabled: true });
      await askFirebase(() => getAuth().updateUser(uid, { disabled: true }));
    });
    forgetCallers(services, newOwners);
    // Steps that cannot be undone come after the commit.
    await forgetDocuments(uid);
    await askFirebase(() => getAuth().deleteUser(uid));
    return { id: uid };
  },
);

async function forgetInDatabase({ tx, caller, target: { uid } }: Acting): Promise<void> {
  await leaveAccounts(tx, { actor: { uid: caller.uid, name: caller.name }, uid });
  await forgetSessionsOf(tx, uid);
  await forgetUser(tx, uid);
}

/** Keeps `sessionEnds/{uid}`: a token is valid up to an hour longer than its user exists. */
async function forgetDocuments(uid: string): Promise<void> {
  const firestore = getFirestore();
  const batch = firestore.batch();
  for (const collection of ['users', 'userActivity']) {
    batch.delete(firestore.collection(collection).doc(uid));
  }
  await askFirebase(() => batch.commit());
}
