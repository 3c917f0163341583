import { getAuth } from 'firebase-admin/auth';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { actOnUser, requireAllowed, recordAct, notifyDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';

/** FN-09: sets a one-time password. After the next sign-in the user must choose another one. */
export const adminResetPassword = callable(
  'adminResetPassword',
  async ({ input: { userId: uid, newPassword: password, version }, caller, services }) => {
    const row = await actOnUser({ caller, services, uid, version }, async (acting) => {
      const { tx, target } = acting;
      await requireAllowed('resetPassword', acting);
      checkPassword(password, target.email ?? '');
      await recordAct(acting, 'resetPassword');
      // Sets the claim first, so that a password that an admin knows is never permanent.
      const claims = { ...target.customClaims, mustChangePassword: true };
      await askFirebase(() => getAuth().setCustomUserClaims(uid, claims));
      await askFirebase(() => getAuth().updateUser(uid, { password }));
      return notifyDirectory(tx, uid);
    });
    await endAllSessions(services.callers, uid, { now: services.clock() });
    return row;
  },
);
