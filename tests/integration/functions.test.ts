import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowSchema } from '#domain/access/user.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { startCallablesPortal } from './support/callables-portal.ts';
import { callAsSuper, lineOf, realEmails, someUser, userFacts } from './support/functions.ts';
import { membershipsOf } from './support/newcomers.ts';
import { submitted } from './support/orders.ts';
import type { TestPortal } from './support/portal.ts';

const PASSWORD = 'violet harbour 42';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startCallablesPortal();
});
afterAll(() => portal.close());

const { auditAbout, claimsOf, endsOf, inDirectory, isTaken } = userFacts(() => portal);

describe('setRole', () => {
  it('FN-01 sets the claims, keeps the others, ends the sessions, and is recorded', async () => {
    const claims = { locale: 'es' };
    const user = await someUser(portal, 'customer', { claims });
    expect(await isTaken(user)).toBe(true);
    const input = { userId: user.uid, role: 'admin', isSuperAdmin: true };
    const answer = await callAsSuper(portal, 'setRole', input);
    expect(userRowSchema.parse(answer.result)).toMatchObject({ id: user.uid, role: 'superAdmin' });
    expect(await claimsOf(user.uid)).toEqual({ role: 'admin', isSuperAdmin: true, locale: 'es' });
    expect(await isTaken(user)).toBe(false);
    expect(await auditAbout(user.uid)).toEqual([
      lineOf(user, 'user.setRole', { before: 'customer', after: 'superAdmin' }),
    ]);
    expect(await inDirectory(user.uid)).toMatchObject({ role: 'superAdmin' });
    await callAsSuper(portal, 'deleteUser', { userId: user.uid });
  });

  it('FN-01 leaves isSuperAdmin out for an admin, and keeps a one-time password one', async () => {
    const user = await someUser(portal, 'customer', { claims: { mustChangePassword: true } });
    await callAsSuper(portal, 'setRole', { userId: user.uid, role: 'admin' });
    const claims = { role: 'admin', isSuperAdmin: false, mustChangePassword: true };
    expect(await claimsOf(user.uid)).toEqual(claims);
  });

  it('SE-03 records also what was so before, and ends the sessions all the same', async () => {
    const user = await someUser(portal);
    const input = { userId: user.uid, role: 'customer' };
    expect((await callAsSuper(portal, 'setRole', input)).status).toBe(200);
    expect(await auditAbout(user.uid)).toEqual([
      lineOf(user, 'user.setRole', { before: 'customer', after: 'customer' }),
    ]);
    expect(await isTaken(user)).toBe(false);
  });
});

describe('getUserByUid', () => {
  it('FN-02 tells super admins of anybody', async () => {
    const answer = await callAsSuper(portal, 'getUserByUid', { data: { uid: 'u-unverified' } });
    expect(userRowSchema.parse(answer.result)).toMatchObject({
      id: 'u-unverified',
      email: 'unverified@lens.test',
      role: 'customer',
      disabled: false,
      emailVerified: false,
    });
  });

  it('FN-02 tells users of themselves, and nobody else of them', async () => {
    for (const person of ['practice', 'admin', 'unverified'] as const) {
      const ask = (uid: string) =>
        portal.firebase.call('getUserByUid', { data: { uid } }, portal.tokens[person]);
      expect((await ask(`u-${person}`)).result).toMatchObject({ id: `u-${person}` });
      for (const uid of ['u-other', 'u-nobody']) {
        const { status, error } = await ask(uid);
        expect([person, status, error?.status]).toEqual([person, 403, 'PERMISSION_DENIED']);
      }
    }
  });
});

describe('the lists', () => {
  it('FN-03, FN-04 divide everybody into staff and customers, by e-mail address', async () => {
    expect(await realEmails(portal, 'getAdminUsers')).toEqual([
      'admin@lens.test',
      'bookkeeper@lens.test',
      'super@lens.test',
    ]);
    expect(await realEmails(portal, 'getCustomerUsers')).toEqual([
      'biller@lens.test',
      'other@lens.test',
      'practice@lens.test',
      'unlinked@lens.test',
      'unverified@lens.test',
    ]);
  });
});

describe('createUser', () => {
  it('FN-05 makes a user with a profile, whose password is for one sign-in', async () => {
    const email = 'Fresh@lens.test';
    const input = { email, password: PASSWORD, role: 'admin', isSuperAdmin: false };
    const { result } = await callAsSuper(portal, 'createUser', input);
    const row = userRowSchema.parse(result);
    expect(row).toMatchObject({ role: 'admin', disabled: false, emailVerified: false });
    expect(row.email.toLowerCase()).toBe('fresh@lens.test');
    const claims = { role: 'admin', isSuperAdmin: false, mustChangePassword: true };
    expect(await claimsOf(row.id)).toEqual(claims);
    const profile = await portal.firebase.firestore.doc(`users/${row.id}`).get();
    expect(profile.data()).toMatchObject({ uid: row.id, firstName: '', termsAccepted: false });
    expect(await auditAbout(row.id)).toEqual([
      lineOf({ uid: row.id, email: row.email }, 'user.create', { role: 'admin' }),
    ]);
    expect(await inDirectory(row.id)).toMatchObject({ role: 'admin', disabled: false });
    const token = await portal.firebase.signIn(email, PASSWORD);
    const own = await portal.firebase.call('getUserByUid', { data: { uid: row.id } }, token);
    expect(own.error?.message).toBe('Choose a new password first');
  });

  it('FN-05 refuses an address that has an account, and changes nothing', async () => {
    const before = await portal.firebase.auth.getUserByEmail('other@lens.test');
    const input = { email: 'other@lens.test', password: PASSWORD, role: 'customer' };
    const { status, error } = await callAsSuper(portal, 'createUser', input);
    expect([status, error?.status]).toEqual([409, 'ALREADY_EXISTS']);
    expect(error?.details).toMatchObject({ field: 'email', rule: 'taken' });
    expect(await portal.firebase.auth.getUserByEmail('other@lens.test')).toEqual(before);
  });

  it('FN-05 refuses a password that is the address', async () => {
    const email = 'lighthouse@lens.test';
    for (const password of [email, 'LightHouse']) {
      const input = { email, password, role: 'customer' };
      const { status, error } = await callAsSuper(portal, 'createUser', input);
      expect([status, error?.details]).toMatchObject([400, { field: 'password', rule: 'email' }]);
    }
  });

  it('FN-05 of two at once makes one', async () => {
    const input = { email: 'double@lens.test', password: PASSWORD, role: 'customer' };
    const answers = await Promise.all([0, 1].map(() => callAsSuper(portal, 'createUser', input)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });
});

describe('deleteUser', () => {
  it('FN-06 removes the user with all that is theirs alone', async () => {
    const user = await someUser(portal);
    const { uid } = user;
    await saveMembership(portal.database.db, {
      uid,
      accountNumber: '100300',
      practiceRole: 'orderer',
      isMain: true,
    });
    await portal.firebase.firestore.doc(`userActivity/${uid}`).set({ userId: uid });
    await portal.app.inject({
      url: '/api/auth/sessions',
      headers: { authorization: `Bearer ${user.token}`, 'x-device-id': crypto.randomUUID() },
    });
    const answer = await callAsSuper(portal, 'deleteUser', { userId: uid });
    expect([answer.status, answer.result]).toEqual([200, { id: uid }]);
    await expect(portal.firebase.auth.getUser(uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    for (const collection of ['users', 'userActivity']) {
      const document = await portal.firebase.firestore.doc(`${collection}/${uid}`).get();
      expect([collection, document.exists]).toEqual([collection, false]);
    }
    expect(await membershipsOf(portal, uid)).toEqual([]);
    const devices = await portal.database.pool.query('SELECT 1 FROM user_sessions WHERE uid = $1', [
      uid,
    ]);
    expect(devices.rows).toEqual([]);
    expect(await inDirectory(uid)).toBeUndefined();
    // Whoever signed in at the last moment has a token that outlives the user.
    expect(await endsOf(uid)).toMatchObject({ disabled: true });
    expect(await isTaken(user)).toBe(false);
    expect(await auditAbout(uid)).toMatchObject([
      lineOf(user, 'user.delete', { role: 'customer' }),
      { action: 'member.remove', account_number: '100300', actor_uid: 'u-super' },
    ]);
  });

  it('FN-06 leaves orders with the name of who made them', async () => {
    const user = await someUser(portal);
    await saveMembership(portal.database.db, {
      uid: user.uid,
      accountNumber: '100200',
      practiceRole: 'orderer',
      isMain: true,
    });
    const order = await submitted(portal);
    const { rows } = await portal.database.pool.query(
      'UPDATE orders SET submitted_by = $1 WHERE id = $2 RETURNING id',
      [user.uid, order.id],
    );
    expect(rows).toHaveLength(1);
    await callAsSuper(portal, 'deleteUser', { userId: user.uid });
    const seen = await portal.request('super', { url: `/api/orders/${order.id}` });
    expect(seen.json()).toMatchObject({ id: order.id, number: order.number });
  });
});

describe('updateUserStatus', () => {
  it('FN-07 disables and enables again: a new sign-in counts, nothing of the former one does, and both are recorded', async () => {
    const user = await someUser(portal);
    const input = { userId: user.uid, disabled: true };
    const { result } = await callAsSuper(portal, 'updateUserStatus', input);
    expect(result).toMatchObject({ id: user.uid, disabled: true });
    expect((await portal.firebase.auth.getUser(user.uid)).disabled).toBe(true);
    expect(await endsOf(user.uid)).toMatchObject({ disabled: true });
    expect(await isTaken(user)).toBe(false);
    await expect(portal.firebase.signIn(user.email)).rejects.toThrow('idToken');
    expect(await inDirectory(user.uid)).toMatchObject({ disabled: true });
    await callAsSuper(portal, 'updateUserStatus', { userId: user.uid, disabled: false });
    expect(await endsOf(user.uid)).toMatchObject({ disabled: false });
    expect(await isTaken(user)).toBe(false);
    const token = await portal.firebase.signIn(user.email);
    expect(await isTaken({ ...user, token })).toBe(true);
    expect(await auditAbout(user.uid)).toEqual([
      lineOf(user, 'user.disable'),
      lineOf(user, 'user.enable'),
    ]);
  });
});

describe('overrideEmailVerification', () => {
  it('FN-08 takes the address for verified, and leaves the session alone', async () => {
    const user = await someUser(portal, 'customer', { emailVerified: false });
    const input = { userId: user.uid };
    const { result } = await callAsSuper(portal, 'overrideEmailVerification', input);
    expect(result).toMatchObject({ id: user.uid, emailVerified: true });
    expect((await portal.firebase.auth.getUser(user.uid)).emailVerified).toBe(true);
    expect(await auditAbout(user.uid)).toEqual([lineOf(user, 'user.verifyEmail')]);
    expect(await inDirectory(user.uid)).toMatchObject({ emailVerified: true });
    expect(await isTaken(user)).toBe(true);
  });

  it('FN-08 refuses a user without an address', async () => {
    const { uid } = await portal.firebase.auth.createUser({ displayName: 'No address' });
    const { status, error } = await callAsSuper(portal, 'overrideEmailVerification', {
      userId: uid,
    });
    expect([status, error?.details]).toMatchObject([409, { field: 'userId', rule: 'noEmail' }]);
    expect(await auditAbout(uid)).toEqual([]);
  });
});

describe('adminResetPassword', () => {
  it('FN-09 sets a password for one sign-in, keeps the claims and ends the sessions', async () => {
    const user = await someUser(portal, 'admin', { claims: { locale: 'es' } });
    const input = { userId: user.uid, newPassword: PASSWORD };
    const { result } = await callAsSuper(portal, 'adminResetPassword', input);
    expect(result).toMatchObject({ id: user.uid });
    expect(await claimsOf(user.uid)).toEqual({
      role: 'admin',
      isSuperAdmin: false,
      locale: 'es',
      mustChangePassword: true,
    });
    expect(await isTaken(user)).toBe(false);
    await expect(portal.firebase.signIn(user.email)).rejects.toThrow('idToken');
    const token = await portal.firebase.signIn(user.email, PASSWORD);
    const own = await portal.firebase.call('getUserByUid', { data: { uid: user.uid } }, token);
    expect(own.error?.message).toBe('Choose a new password first');
    expect(await auditAbout(user.uid)).toEqual([lineOf(user, 'user.resetPassword')]);
  });

  it('SE-04 keeps passwords out of the audit trail and the log', async () => {
    const user = await someUser(portal);
    const newPassword = 'quiet-otter-riverbank';
    await callAsSuper(portal, 'adminResetPassword', { userId: user.uid, newPassword });
    const { rows } = await portal.database.pool.query('SELECT details::text FROM audit_trail');
    expect(JSON.stringify(rows) + portal.logged.join('')).not.toContain(newPassword);
  });
});
