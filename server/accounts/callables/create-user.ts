import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { UserRole } from '#domain/access/user.ts';
import { emptyProfile } from '#domain/address/profile.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { claimsOfRole } from '../../access/caller/user-role.ts';
import type { Handle } from '../../platform/database/database.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { additionalAccountNumbers, findCustomer } from '../customers/get-customer-information.ts';
import { joinAccounts } from '../members/join-accounts.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { startLanguage } from '../preferences/preferences.ts';
import { findUsers } from '../users/auth-users.ts';
import { lockUsers } from '../users/lock-users.ts';
import { requireStillSuperAdmin, recordAct, notifyDirectory } from './act-on-user.ts';
import { CallableError } from './callable-error.ts';
import { callable, type FunctionCaller, type FunctionServices } from './callable.ts';
import { roleOfInput } from './role-of-input.ts';

/**
 * FN-05: creates a user with a one-time password, an empty profile and an unverified email address; with an account, a
 * member of it. The user is disabled until the audit entry is committed: after a crash they can do nothing, and appear in the list of users.
 */
export const createUser = callable('createUser', async ({ input, caller, services }) => {
  const { email, password, name, accountNumber, language } = input;
  const role = roleOfInput(input);
  if (accountNumber && role !== 'customer') throw refusedAccount('customersOnly', accountNumber);
  checkPassword(password, email, 'password');
  const making = { caller, services, email, password, name, role, accountNumber, language };
  const uid = await makeDisabled(making);
  await askFirebase(() => getAuth().updateUser(uid, { disabled: false }));
  return notifyDirectory(services.database.db, uid);
});

interface Making {
  caller: FunctionCaller;
  services: FunctionServices;
  email: string;
  password: string;
  name: string;
  role: UserRole;
  accountNumber: string | undefined;
  language: Locale | undefined;
}

/** Returns the uid once everything is committed; otherwise deletes the user again. */
async function makeDisabled(making: Making): Promise<string> {
  const { caller, services, email, password, name, role, accountNumber, language } = making;
  const made: string[] = [];
  try {
    return await lockUsers(services.database, async (tx) => {
      requireStillSuperAdmin((await findUsers([caller.uid]))[0]);
      const target = await askFirebase(() =>
        getAuth().createUser({
          email,
          password,
          disabled: true,
          ...(name && { displayName: name }),
        }),
      );
      made.push(target.uid);
      await recordAct({ tx, caller, target }, 'create', { role });
      if (accountNumber) await joinPractice(tx, { caller, uid: target.uid, accountNumber });
      const now = services.clock();
      if (language) await startLanguage(tx, { uid: target.uid, language, now });
      const claims = { ...claimsOfRole(role), mustChangePassword: true };
      await askFirebase(() => getAuth().setCustomUserClaims(target.uid, claims));
      const profile = {
        ...emptyProfile(target.uid, email),
        ...(accountNumber && { accountNumber }),
      };
      await askFirebase(() => profileOf(target.uid).set(profile));
      return (await notifyDirectory(tx, target.uid)).id;
    });
  } catch (error) {
    await Promise.all(made.map(unmake));
    throw error;
  }
}

/** Makes the user a member of the account and of its additional accounts. @throws CallableError for an unknown one */
async function joinPractice(
  tx: Handle,
  { caller, uid, accountNumber }: { caller: FunctionCaller; uid: string; accountNumber: string },
): Promise<void> {
  if (!(await findCustomer(tx, accountNumber))) throw refusedAccount('unknown', accountNumber);
  await joinAccounts(tx, {
    actor: { uid: caller.uid, name: caller.name },
    uid,
    mainAccountNumber: accountNumber,
    accountNumbers: [accountNumber, ...(await additionalAccountNumbers(tx, accountNumber))],
  });
}

const ACCOUNT_REFUSALS = {
  customersOnly: 'Only a customer belongs to a practice',
  unknown: 'There is no such account',
} as const;

function refusedAccount(rule: keyof typeof ACCOUNT_REFUSALS, value: string): CallableError {
  const details = { field: 'accountNumber', rule, value, nearest: null };
  return new CallableError('invalid-argument', ACCOUNT_REFUSALS[rule], { details });
}

async function unmake(uid: string): Promise<void> {
  await askFirebase(() => profileOf(uid).delete());
  await askFirebase(() => getAuth().deleteUser(uid));
}

function profileOf(uid: string) {
  return getFirestore().doc(`users/${uid}`);
}
