import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestPortal } from './portal.ts';

export interface Newcomer {
  uid: string;
  email: string;
  request(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Creates a user who has just signed up and verified their e-mail. */
export async function newcomer(portal: TestPortal): Promise<Newcomer> {
  const uid = `u-${randomUUID()}`;
  const email = `${uid}@lens.test`;
  await portal.firebase.createUser({ uid, email, claims: { role: 'customer' } });
  return signedIn(portal, { uid, email });
}

/** Returns the user with a new token, as a browser requests after a change. */
export async function signedIn(
  portal: TestPortal,
  { uid, email }: Pick<Newcomer, 'uid' | 'email'>,
): Promise<Newcomer> {
  const authorization = `Bearer ${await portal.firebase.signIn(email)}`;
  return {
    uid,
    email,
    request: (request) =>
      portal.app.inject({ ...request, headers: { ...request.headers, authorization } }),
  };
}

/** Returns the accounts of the user, by number. */
export async function membershipsOf(portal: TestPortal, uid: string): Promise<unknown[]> {
  const { rows } = await portal.database.pool.query(
    `SELECT account_number AS "accountNumber", practice_role AS "practiceRole", is_main AS "isMain"
     FROM account_members WHERE uid = $1 ORDER BY account_number`,
    [uid],
  );
  return rows;
}

/** Returns the account number in the user's profile. */
export async function accountInProfile(portal: TestPortal, uid: string): Promise<unknown> {
  const profile = await portal.firebase.firestore.doc(`users/${uid}`).get();
  return profile.get('accountNumber');
}

/** Returns the audit records by and about the user, oldest first. */
export async function auditOf(
  portal: TestPortal,
  { actor, resourceId }: { actor?: string; resourceId?: string },
): Promise<unknown[]> {
  const { rows } = await portal.database.pool.query(
    `SELECT action, resource, resource_id, account_number, actor_uid, details FROM audit_trail
     WHERE ($1::text IS NULL OR actor_uid = $1) AND ($2::text IS NULL OR resource_id = $2) ORDER BY id`,
    [actor ?? null, resourceId ?? null],
  );
  return rows;
}
