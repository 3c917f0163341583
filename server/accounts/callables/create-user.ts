import { emptyProfile } from '#domain/schemas/profile.ts';
import type { UserRole } from '#domain/schemas/user.ts';
import { claimsOfRole } from '#domain/user-role.ts';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { findUsers } from '../users/auth-users.ts';
import { lockUsers } from '../users/lock-users.ts';
import { requireStillSuperAdmin, recordAct, notifyDirectory } from './act-on-user.ts';
import { callable, type FunctionCaller, type FunctionServices } from './callable.ts';
import { roleOfInput } from './role-of-input.ts';

/**
 * FN-05: creates a user with a one-time password, an empty profile and an unverified email address. The user is
 * disabled until the audit entry is committed: after a crash they can do nothing, and appear in the list of users.
 */
export const createUser = callable('createUser', async ({ input, caller, services }) => {
  const { email, password } = input;
  const role = roleOfInput(input);
  checkPassword(password, email, 'password');
  const uid = await makeDisabled({ caller, services, email, password, role });
  await askFirebase(() => getAuth().updateUser(uid, { disabled: false }));
  return notifyDirectory(services.database.db, uid);
});

interface Making {
  caller: FunctionCaller;
  services: FunctionServices;
  email: string;
  password: string;
  role: UserRole;
}

/** Returns the uid once everything is committed; otherwise deletes the user again. */
async function makeDisabled({ caller, services, email, password, role }: Making): Promise<string> {
  const made: string[] = [];
  try {
    return await lockUsers(services.database, async (tx) => {
      requireStillSuperAdmin((await findUsers([caller.uid]))[0]);
      const target = await askFirebase(() =>
        getAuth().createUser({ email, password, disabled: true }),
      );
      made.push(target.uid);
      await recordAct({ tx, caller, target }, 'create', { role });
      const claims = { ...claimsOfRole(role), mustChangePassword: true };
      await askFirebase(() => getAuth().setCustomUserClaims(target.uid, claims));
      await askFirebase(() => profileOf(target.uid).set(emptyProfile(target.uid, email)));
      return (await notifyDirectory(tx, target.uid)).id;
    });
  } catch (error) {
    await Promise.all(made.map(unmake));
    throw error;
  }
}

async function unmake(uid: string): Promise<void> {
  await askFirebase(() => profileOf(uid).delete());
  await askFirebase(() => getAuth().deleteUser(uid));
}

function profileOf(uid: string) {
  return getFirestore().doc(`users/${uid}`);
}
