import { userSchema, type UserRole } from '#domain/schemas/user.ts';
import type { ChangeOf } from '#domain/schemas/event.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCallablesPortal } from './support/callables-portal.ts';
import { openEvents } from './support/event-client.ts';
import { callAsSuper, someUser } from './support/functions.ts';
import type { TestPortal } from './support/portal.ts';

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
