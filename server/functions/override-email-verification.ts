import { getAuth } from 'firebase-admin/auth';
import { actOnUser, demandAllowed, recordAct, tellDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';

/** FN-08: the user's e-mail address counts as verified. */
export const overrideEmailVerification = callable(
  'overrideEmailVerification',
  async ({ input: { userId: uid }, caller, services }) =>
    actOnUser({ caller, services, uid }, async (acting) => {
      await demandAllowed('verifyEmail', acting);
      await recordAct(acting, 'verifyEmail');
      await getAuth().updateUser(uid, { emailVerified: true });
      return tellDirectory(acting.tx, uid);
    }),
);
