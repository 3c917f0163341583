import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { PortalUser } from '#domain/access/user.ts';
import { profileSchema } from '#domain/address/profile.ts';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { isUserNotFound } from '../../access/caller/email-of-user.ts';
import { claimsOf, toUserRow } from '../../access/caller/user-row.ts';
import { findDevices } from '../../access/sessions/find-devices.ts';
import type { Database, Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { findCustomer } from '../customers/get-customer-information.ts';
import { findMemberships } from '../members/memberships.ts';
import { seemsLastSuperAdmin } from '../users/last-super-admin.ts';
import { versionOfUser } from '../users/user-version.ts';
import { successorsOf } from './successors.ts';

interface Asked {
  uid: string;
  now: Date;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  longest: number | null;
}

/** Returns all data about one user, read from Auth, not from its copy. @throws Problem 404 */
export async function getUser({ db }: Database, { uid, now, longest }: Asked): Promise<PortalUser> {
  const user = await findUser(uid);
  const [documents, devices] = await Promise.all([
    documentsOf(uid),
    findDevices(db, { uid, now, longest }),
  ]);
  const row = toUserRow(user);
  const accounts = await accountsOf(db, uid);
  return {
    ...row,
    ...documents,
    mustChangePassword: claimsOf(user).mustChangePassword === true,
    accounts,
    version: versionOfUser(row, accounts),
    devices,
    isLastSuperAdmin: await seemsLastSuperAdmin(db, user),
  };
}

async function findUser(uid: string): Promise<UserRecord> {
  try {
    return await askFirebase(() => getAuth().getUser(uid));
  } catch (error) {
    if (!isUserNotFound(error)) throw error;
    throw new Problem('not-found', 'There is no such user');
  }
}

async function documentsOf(uid: string): Promise<Pick<PortalUser, 'profile' | 'lastActivityAt'>> {
  const firestore = getFirestore();
  const [profile, activity] = await askFirebase(() =>
    firestore.getAll(
      firestore.collection('users').doc(uid),
      firestore.collection('userActivity').doc(uid),
    ),
  );
  return {
    profile: shownProfile(profile?.data()),
    lastActivityAt: momentOf(activity?.get('lastActivity')),
  };
}

/** Returns fields that an older version omitted as blank; a profile that cannot be read counts as missing. */
function shownProfile(stored: unknown): PortalUser['profile'] {
  const parsed = withoutLimits(profileSchema).safeParse(stored);
  if (!parsed.success) return null;
  const { firstName, lastName, company, phone, country, termsAcceptedDate } = parsed.data;
  return { firstName, lastName, company, phone, country, termsAcceptedDate };
}

/** The browser writes it, in milliseconds or as a Firestore timestamp. Any other value is ignored. */
function momentOf(value: unknown): string | null {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  const moment = new Date(typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

async function accountsOf(db: Handle, uid: string): Promise<PortalUser['accounts']> {
  const memberships = await findMemberships(db, uid);
  const successors = await successorsOf(db, uid, memberships);
  return Promise.all(
    memberships.map(async (membership) => {
      const customer = await findCustomer(db, membership.accountNumber);
      return Object.assign(membership, {
        practice: customer?.practice ?? '',
        successors: successors.get(membership.accountNumber) ?? [],
      });
    }),
  );
}
