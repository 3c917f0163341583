import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { userRowSchema, type UserRole } from '#domain/access/user.ts';
import { claimsOfRole } from '#server/access/caller/user-role.ts';
import type { CallableAnswer } from './firebase.ts';
import { auditOf } from './newcomers.ts';
import type { TestPortal } from './portal.ts';

interface SomeUser {
  uid: string;
  email: string;
  /** The token of the sign-in at creation. */
  token: string;
}

/** Creates a user for the test, signed in. */
export async function someUser(
  portal: TestPortal,
  role: UserRole = 'customer',
  more: { claims?: Record<string, unknown>; emailVerified?: boolean } = {},
): Promise<SomeUser> {
  const uid = `u-${randomUUID()}`;
  const email = `${uid}@lens.test`;
  const { claims, emailVerified = true } = more;
  await portal.firebase.createUser({
    uid,
    email,
    emailVerified,
    claims: { ...claimsOfRole(role), ...claims },
  });
  return { uid, email, token: await portal.firebase.signIn(email) };
}

/** Calls a callable as the portal's super admin. */
export function callAsSuper(
  portal: TestPortal,
  name: string,
  data: unknown,
): Promise<CallableAnswer> {
  return portal.firebase.call(name, data, portal.tokens.super);
}

/** Calls a callable that goes wrong on our side, which is logged; returns the status. */
export async function failingAsSuper(
  portal: TestPortal,
  name: string,
  data: unknown,
): Promise<number> {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { status } = await callAsSuper(portal, name, data);
  logged.mockRestore();
  return status;
}

/** Returns the enabled super admins in Auth. */
export async function activeSuperAdmins({ firebase }: TestPortal): Promise<string[]> {
  const { users } = await firebase.auth.listUsers();
  return users
    .filter(({ disabled, customClaims }) => !disabled && customClaims?.['isSuperAdmin'] === true)
    .map(({ uid }) => uid)
    .toSorted();
}

/** Returns the audit record of an action by the portal's super admin. */
export function lineOf(
  user: Pick<SomeUser, 'uid' | 'email'>,
  action: string,
  details: object = {},
) {
  return {
    action,
    resource: 'users',
    resource_id: user.uid,
    account_number: null,
    actor_uid: 'u-super',
    details: { email: user.email, ...details },
  };
}

/** Returns the e-mails that a callable lists, only those of the people that the tests' portal starts with. */
export async function realEmails(portal: TestPortal, name: string): Promise<string[]> {
  const { result } = await callAsSuper(portal, name, null);
  return userRowSchema
    .array()
    .parse(result)
    .map(({ email }) => email)
    .filter((email) => !email.startsWith('u-'));
}

/** Reads the facts about a user from each store. */
export function userFacts(portal: () => TestPortal) {
  return {
    auditAbout: (uid: string) => auditOf(portal(), { resourceId: uid }),
    claimsOf: async (uid: string) => (await portal().firebase.auth.getUser(uid)).customClaims,
    endsOf: async (uid: string) =>
      (await portal().firebase.firestore.doc(`sessionEnds/${uid}`).get()).data(),
    inDirectory: async (uid: string): Promise<unknown> => {
      const { rows } = await portal().database.pool.query<object>(
        `SELECT role, may_record_payments AS "mayRecordPayments", disabled,
           email_verified AS "emailVerified" FROM portal_users WHERE uid = $1`,
        [uid],
      );
      return rows[0];
    },
    /** Whether the callables and the REST API still accept the token. */
    isTaken: async ({ uid, token }: SomeUser): Promise<boolean> => {
      const { status } = await portal().firebase.call('getUserByUid', { data: { uid } }, token);
      const rest = await portal().app.inject({
        url: '/api/auth/sessions',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([status, rest.statusCode]).toEqual(status === 200 ? [200, 200] : [401, 401]);
      return status === 200;
    },
  };
}
