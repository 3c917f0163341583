import { getAuth } from 'firebase-admin/auth';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { actOnUser, requireAllowed, recordAct, notifyDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';

/** FN-08: marks the user's email address as verified. */
export const overrideEmailVerification = callable(
  'overrideEmailVerification',
  async ({ input: { userId: uid, version }, caller, services }) =>
    actOnUser({ caller, services, uid, version }, async (acting) => {
      await requireAllowed('verifyEmail', acting);
      await recordAct(acting, 'verifyEmail');
      await askFirebase(() => getAuth().updateUser(uid, { emailVerified: true }));
      return notifyDirectory(acting.tx, uid);
    }),
);
