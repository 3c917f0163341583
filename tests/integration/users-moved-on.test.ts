import { userSchema, type UserRole, userRowSchema } from '#domain/schemas/user.ts';
import type { ChangeOf } from '#domain/schemas/event.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCallablesPortal } from './support/callables-portal.ts';
import { openEvents } from './support/event-client.ts';
import { callAsSuper, someUser } from './support/functions.ts';
import type { TestPortal } from './support/portal.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import { membershipsOf } from './support/newcomers.ts';

let portal: TestPortal;
let origin: string;
beforeAll(async () => {
  portal = await startCallablesPortal();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

const asShown = async (uid: string) =>
  userSchema.parse((await portal.request('super', { url: `/api/users/${uid}` })).json());

const CALLS: [name: string, input: object, role?: UserRole][] = [
  ['setRole', { role: 'admin' }],
  ['updateUserStatus', { disabled: true }],
  ['overrideEmailVerification', {}],
  ['adminResetPassword', { newPassword: 'violet harbour 42' }],
  ['deleteUser', {}],
];

describe('a user whom somebody else has changed', () => {
  it.each(CALLS)('AD-02 OR-07 is refused to %s, and nothing happens', async (name, input) => {
    const { uid } = await someUser(portal, 'customer', { emailVerified: false });
    const { version } = await asShown(uid);
    await portal.firebase.auth.updateUser(uid, { displayName: 'Somebody Else' });
    const before = await asShown(uid);
    const { status, error } = await callAsSuper(portal, name, { userId: uid, version, ...input });
    const details = { field: 'version', rule: 'movedOn', value: version };
    expect([status, error]).toMatchObject([409, { status: 'ABORTED', details }]);
    expect(await asShown(uid)).toEqual(before);
  });

  it.each(CALLS)('AD-02 allows %s in the version that is shown', async (name, input) => {
    const { uid } = await someUser(portal, 'customer', { emailVerified: false });
    const { version } = await asShown(uid);
    const { status } = await callAsSuper(portal, name, { userId: uid, version, ...input });
    expect(status).toBe(200);
  });

  it('AD-02 OR-07 is changed once by two super admins at the same moment', async () => {
    const { uid } = await someUser(portal);
    const { version } = await asShown(uid);
    const answers = await Promise.all([
      callAsSuper(portal, 'setRole', { userId: uid, role: 'admin', version }),
      callAsSuper(portal, 'updateUserStatus', { userId: uid, disabled: true, version }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { role, disabled } = await asShown(uid);
    expect([role === 'admin', disabled].filter(Boolean)).toHaveLength(1);
  });
});

it('AD-02 tells super admins, and nobody else, who changed and who deleted a user', async () => {
  const { uid } = await someUser(portal);
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
