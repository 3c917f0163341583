import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import {
  userAuditSchema,
  userRowSchema,
  userSchema,
  type PortalUser,
  type UserRole,
} from '#domain/access/user.ts';
import type { ChangeOf } from '#domain/emails/notices/event.ts';
import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import { openEvents } from './support/event-client.ts';
import { callAsSuper, someUser } from './support/functions.ts';
import { membershipsOf } from './support/newcomers.ts';
import { submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function show(uid: string): Promise<PortalUser> {
  const response = await portal.request('super', { url: `/api/users/${uid}` });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return userSchema.parse(response.json());
}

async function auditOf(uid: string, range?: [number, number]) {
  const response = await portal.request('super', {
    url: `/api/users/${uid}/audit`,
    ...(range && { query: { range: JSON.stringify(range) } }),
  });
  return {
    range: response.headers['content-range'],
    lines: userAuditSchema.array().parse(response.json()),
  };
}

describe('GET /api/users/:id', () => {
  it('AD-02 shows profile, accounts, activity and devices', async () => {
    const user = await someUser(portal, 'customer', { claims: { mustChangePassword: true } });
    const { uid, token } = user;
    const { firestore } = portal.firebase;
    const lastActivity = Date.now() - 60_000;
    await firestore.doc(`users/${uid}`).update({
      firstName: 'Ana',
      lastName: 'Lentes',
      company: 'Óptica',
      phone: '+34',
      country: 'ES',
    });
    await firestore.doc(`userActivity/${uid}`).set({ lastActivity });
    for (const [accountNumber, isMain] of [
      ['100300', false],
      ['100200', true],
    ] as const) {
      const membership = { uid, accountNumber, practiceRole: 'orderer' as const, isMain };
      await saveMembership(portal.database.db, membership);
    }
    await portal.app.inject({
      url: '/api/auth/sessions',
      headers: { authorization: `Bearer ${token}`, 'x-device-id': randomUUID() },
    });
    expect(await show(uid)).toMatchObject({
      id: uid,
      email: user.email,
      role: 'customer',
      mustChangePassword: true,
      profile: {
        firstName: 'Ana',
        lastName: 'Lentes',
        company: 'Óptica',
        phone: '+34',
        country: 'ES',
        termsAcceptedDate: `${TERMS_VERSION}T00:00:00.000Z`,
      },
      accounts: [
        {
          accountNumber: '100200',
          practice: 'Lakeside Eye Care',
          practiceRole: 'orderer',
          isMain: true,
        },
        { accountNumber: '100300', practice: 'Harbour Optometry', isMain: false },
      ],
      lastActivityAt: new Date(lastActivity).toISOString(),
      devices: [{ isCurrent: false }],
      isLastSuperAdmin: false,
    });
    const moment = Timestamp.fromMillis(lastActivity - 1);
    await firestore.doc(`userActivity/${uid}`).set({ lastActivity: moment });
    expect((await show(uid)).lastActivityAt).toBe(moment.toDate().toISOString());
  });

  it('AD-02 shows a user of whom nothing is known but the sign-in', async () => {
    const { uid } = await portal.firebase.auth.createUser({ displayName: 'Nobody yet' });
    await portal.firebase.firestore.doc(`userActivity/${uid}`).set({ lastActivity: 'yesterday' });
    expect(await show(uid)).toMatchObject({
      email: '',
      name: 'Nobody yet',
      lastSignInAt: null,
      profile: null,
      accounts: [],
      lastActivityAt: null,
      devices: [],
    });
  });

  it('AD-06 says who is the last super admin, as Auth has it now', async () => {
    expect(await show('u-super')).toMatchObject({ isLastSuperAdmin: true });
    const other = await someUser(portal, 'customer');
    await callAsSuper(portal, 'setRole', { userId: other.uid, role: 'admin', isSuperAdmin: true });
    expect(await show('u-super')).toMatchObject({ isLastSuperAdmin: false });
    // Behind the directory's back.
    await portal.firebase.auth.updateUser(other.uid, { disabled: true });
    expect(await show('u-super')).toMatchObject({ isLastSuperAdmin: true });
    expect(await show(other.uid)).toMatchObject({ isLastSuperAdmin: false, disabled: true });
  });

  it('FN-02 answers 404 about nobody', async () => {
    const response = await portal.request('super', { url: '/api/users/u-nobody' });
    expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'not-found' }]);
  });
});

describe('GET /api/users/:id/audit', () => {
  it('SE-03 tells what was done to the user and what they did, the newest first', async () => {
    const order = await submitted(portal);
    for (const disabled of [true, false]) {
      await callAsSuper(portal, 'updateUserStatus', { userId: 'u-biller', disabled });
    }
    const about = await auditOf('u-biller');
    expect(about.lines.map(({ action }) => action)).toEqual(['user.enable', 'user.disable']);
    expect(about.lines[0]).toMatchObject({
      actor: 'super@lens.test',
      resource: 'users',
      details: { email: 'biller@lens.test' },
    });
    const by = await auditOf('u-practice');
    expect(by.lines.map(({ action }) => action)).toContain('order.submit');
    expect(JSON.stringify(by.lines)).not.toContain(order.patientReference);
  });

  it('SE-03 pages, and counts a line about oneself once', async () => {
    const user = await someUser(portal);
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO audit_trail (actor_uid, actor, action, resource, resource_id, details)
       SELECT CASE WHEN n % 2 = 0 THEN $1 ELSE 'u-super' END, 'x', 'test.' || n, 'users',
         CASE WHEN n % 3 = 0 THEN 'somebody' ELSE $1 END, '{}'
       FROM generate_series(1, 60) AS n`,
      [user.uid],
    );
    // By them, or about them: all but those by the super admin about somebody.
    const first = await auditOf(user.uid, [0, 19]);
    expect(first.range).toBe('audit 0-19/50');
    const rest = await auditOf(user.uid, [20, 99]);
    expect(rest.range).toBe('audit 20-49/50');
    const ids = [...first.lines, ...rest.lines].map(({ id }) => id);
    const late = await auditOf(user.uid, [30, 39]);
    expect(late.lines.map(({ id }) => id)).toEqual(ids.slice(30, 40));
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(50);
  });
});

describe('the whole of it', () => {
  it('PM-04 takes a token that does not say when its session began for no sign-in', async () => {
    const functions = openUserFunctions({
      database: portal.database,
      callers: portal.callers,
      clock: () => new Date(),
    });
    const auth = { uid: 'u-super', token: {} };
    for (const handler of Object.values(functions)) {
      await expect(handler({}, { auth, headers: {} })).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'Sign in first',
      });
    }
  });
});

const CALLS: [name: string, input: object, role?: UserRole][] = [
  ['setRole', { role: 'admin' }],
  ['updateUserStatus', { disabled: true }],
  ['overrideEmailVerification', {}],
  ['adminResetPassword', { newPassword: 'violet harbour 42' }],
  ['deleteUser', {}],
];

describe('a user whom somebody else has changed', () => {
  it.each(CALLS)(
    'AD-02 OR-07 is refused to %s, until it is asked in the version that is shown',
    async (name, input) => {
      const { uid } = await someUser(portal, 'customer', { emailVerified: false });
      const { version } = await show(uid);
      await portal.firebase.auth.updateUser(uid, { displayName: 'Somebody Else' });
      const before = await show(uid);
      const { status, error } = await callAsSuper(portal, name, { userId: uid, version, ...input });
      const details = { field: 'version', rule: 'movedOn', value: version };
      expect([status, error]).toMatchObject([409, { status: 'ABORTED', details }]);
      expect(await show(uid)).toEqual(before);
      const shown = { userId: uid, version: before.version, ...input };
      expect((await callAsSuper(portal, name, shown)).status).toBe(200);
    },
  );

  it('AD-02 OR-07 is changed once by two super admins at the same moment', async () => {
    const { uid } = await someUser(portal);
    const { version } = await show(uid);
    const answers = await Promise.all([
      callAsSuper(portal, 'setRole', { userId: uid, role: 'admin', version }),
      callAsSuper(portal, 'updateUserStatus', { userId: uid, disabled: true, version }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { role, disabled } = await show(uid);
    expect([role === 'admin', disabled].filter(Boolean)).toHaveLength(1);
  });
});

it('AD-02 tells super admins, and nobody else, who changed and who deleted a user', async () => {
  const { uid } = await someUser(portal);
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const heard = await openEvents(origin, portal.tokens.super, 'users');
  const others = await Promise.all(
    (['admin', 'practice'] as const).map((person) =>
      openEvents(origin, portal.tokens[person], 'users'),
    ),
  );
  await callAsSuper(portal, 'updateUserStatus', { userId: uid, disabled: true });
  await heard.until(1);
  await callAsSuper(portal, 'deleteUser', { userId: uid });
  await heard.until(2);
  const event: ChangeOf<'users'> = { resource: 'users', id: uid, actor: 'super@lens.test' };
  expect(heard.events).toEqual([event, event]);
  expect(others.map(({ events }) => events)).toEqual([[], []]);
  for (const client of [heard, ...others]) client.close();
});

const PASSWORD = 'violet harbour 42';

describe('createUser of a practice', () => {
  it('AD-02 FN-05 makes a customer with a name, who belongs to a practice at once', async () => {
    const input = { email: 'fitter@lens.test', password: PASSWORD, role: 'customer' };
    const practice = { name: 'Fay Fitter', accountNumber: '100200' };
    const { result } = await callAsSuper(portal, 'createUser', { ...input, ...practice });
    const { id, name } = userRowSchema.parse(result);
    expect(name).toBe('Fay Fitter');
    const profile = await portal.firebase.firestore.doc(`users/${id}`).get();
    expect(profile.data()).toMatchObject({ accountNumber: '100200' });
    expect(await membershipsOf(portal, id)).toContainEqual({
      accountNumber: '100200',
      practiceRole: 'orderer',
      isMain: true,
    });
  });

  it('EM-04 FN-05 keeps the language of whoever makes the user, for emails to them', async () => {
    const input = { email: 'lectora@lens.test', password: PASSWORD, role: 'customer' };
    const { result } = await callAsSuper(portal, 'createUser', { ...input, language: 'es' });
    const { id } = userRowSchema.parse(result);
    expect(await findLanguages(portal.database.db, [id])).toEqual(new Map([[id, 'es']]));
  });

  it.each([
    ['unknown', { role: 'customer', accountNumber: '999998' }],
    ['customersOnly', { role: 'admin', accountNumber: '100200' }],
    ['invalid_format', { role: 'customer', accountNumber: 'Lakeside' }],
  ])('AD-02 FN-05 refuses a practice that is %s, and makes nobody', async (rule, more) => {
    const input = { email: 'nowhere@lens.test', password: PASSWORD, ...more };
    const { status, error } = await callAsSuper(portal, 'createUser', input);
    expect([status, error?.details]).toMatchObject([400, { field: 'accountNumber', rule }]);
    const { notFound } = await portal.firebase.auth.getUsers([{ email: input.email }]);
    expect(notFound).toHaveLength(1);
  });
});
