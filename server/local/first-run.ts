import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { emptyProfile, type Profile } from '#domain/address/profile.ts';
import { FIRST_RUN_CUSTOMERS } from '../first-run/first-run-data.ts';
import {
  FIRST_RUN_ACCOUNTS,
  FIRST_RUN_PASSWORD,
  type FirstRunAccount,
} from '../first-run/local-accounts.ts';
import { seedFirstRun } from '../first-run/seed-first-run.ts';
import type { Database } from '../platform/database/open-database.ts';

/**
 * Adds missing first-run accounts, profiles and database rows. Completes a start that was interrupted, and changes
 * nothing of the user's.
 */
export async function putFirstRunDataIn(database: Database): Promise<void> {
  const auth = getAuth();
  const { users } = await auth.getUsers(FIRST_RUN_ACCOUNTS.map(({ email }) => ({ email })));
  const known = new Map(users.map((user) => [user.email, user]));
  const uidByEmail: Record<string, string> = {};
  for (const account of FIRST_RUN_ACCOUNTS) {
    const user = known.get(account.email) ?? (await createAccount(auth, account));
    if (!user.customClaims) await auth.setCustomUserClaims(user.uid, account.claims);
    uidByEmail[account.email] = user.uid;
  }
  await seedFirstRun(database, { uidByEmail });
}

/** Creates the profile first: a user without one would find the portal incomplete. */
async function createAccount(auth: Auth, account: FirstRunAccount): Promise<UserRecord> {
  const uid = `first-run-${account.email.split('@')[0]}`;
  await getFirestore()
    .doc(`users/${uid}`)
    .set({
      ...emptyProfile(uid, account.email),
      accountNumber: account.accountNumber,
      firstName: account.firstName,
      lastName: account.lastName,
      company: account.company,
      ...addressOf(account.accountNumber),
      termsAccepted: account.termsAccepted,
      termsAcceptedDate: account.termsAccepted ? new Date().toISOString() : '',
    });
  return auth.createUser({
    uid,
    email: account.email,
    emailVerified: account.emailVerified,
    password: FIRST_RUN_PASSWORD,
    displayName: `${account.firstName} ${account.lastName}`,
  });
}

/** The practice's address; blank for a user without an account. */
function addressOf(accountNumber: string): Partial<Profile> {
  const customer = FIRST_RUN_CUSTOMERS.find((one) => one.accountNumber === accountNumber);
  if (!customer) return {};
  const { address, apt, city, state, zip, country } = customer;
  return { address, apt, city, state, zip, country };
}
