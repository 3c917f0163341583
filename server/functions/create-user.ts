import { emptyProfile } from '#domain/schemas/profile.ts';
import { claimsOfRole } from '#domain/user-role.ts';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { checkPassword } from '../passwords/check-password.ts';
import { findUsers } from '../users/auth-users.ts';
import { holdUsers } from '../users/hold-users.ts';
import { demandStill, recordAct, tellDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';
import { roleOfInput } from './role-of-input.ts';

/** FN-05: a user with a one-time password and an empty profile. The e-mail address is theirs to verify. */
export const createUser = callable('createUser', async ({ input, caller, services }) => {
  const { email, password } = input;
  const role = roleOfInput(input);
  checkPassword(password, email, 'password');
  return holdUsers(services.database, async (tx) => {
    demandStill((await findUsers([caller.uid]))[0]);
    // Disabled until all is there: what a crash leaves half made can do nothing.
    const target = await getAuth().createUser({ email, password, disabled: true });
    try {
      await recordAct({ tx, caller, target }, 'create', { role });
      await complete(target.uid, email, claimsOfRole(role));
      return await tellDirectory(tx, target.uid);
    } catch (error) {
      await getAuth().deleteUser(target.uid);
      throw error;
    }
  });
});

async function complete(uid: string, email: string, claims: object): Promise<void> {
  await getAuth().setCustomUserClaims(uid, { ...claims, mustChangePassword: true });
  await getFirestore().doc(`users/${uid}`).set(emptyProfile(uid, email));
  await getAuth().updateUser(uid, { disabled: false });
}
