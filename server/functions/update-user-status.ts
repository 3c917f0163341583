import { getAuth } from 'firebase-admin/auth';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { actOnUser, demandAllowed, recordAct, tellDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';

/** FN-07: whether the user may sign in. */
export const updateUserStatus = callable(
  'updateUserStatus',
  async ({ input: { userId: uid, disabled }, caller, services }) => {
    const now = services.clock();
    const row = await actOnUser({ caller, services, uid }, async (acting) => {
      const { tx, target } = acting;
      await demandAllowed(disabled ? 'disable' : 'enable', acting);
      if (target.disabled !== disabled) await recordAct(acting, disabled ? 'disable' : 'enable');
      // First what the rules of Firestore and Storage look at: Auth alone would leave them the present token.
      if (disabled) await endAllSessions(uid, { now, disabled });
      await getAuth().updateUser(uid, { disabled });
      return tellDirectory(tx, uid);
    });
    if (!disabled) await endAllSessions(uid, { now, disabled });
    return row;
  },
);
