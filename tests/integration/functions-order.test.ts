import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionInputs, type FunctionName } from '#domain/access/functions.ts';
import { userRowSchema } from '#domain/access/user.ts';
import { endSessions } from '#server/access/sessions/end-sessions.ts';
import { startCallablesPortal } from './support/callables-portal.ts';
import { someUser } from './support/functions.ts';
import type { TestPortal } from './support/portal.ts';

let portal: TestPortal;
/** Tokens of super admins who may do nothing any more, with the reason that they are told. */
const former: [token: string, reason: string][] = [];
let mustChoose: string;
beforeAll(async () => {
  portal = await startCallablesPortal({ verifiesTokens: false });
  const { auth } = portal.firebase;
  const [ended, disabled, gone] = [
    await someUser(portal, 'superAdmin'),
    await someUser(portal, 'superAdmin'),
    await someUser(portal, 'superAdmin'),
  ];
  const { auth_time: began } = await auth.verifyIdToken(ended.token);
  await endSessions(portal.callers, ended.uid, [began]);
  await auth.updateUser(disabled.uid, { disabled: true });
  await auth.deleteUser(gone.uid);
  former.push([ended.token, 'ended'], [disabled.token, 'disabled'], [gone.token, 'disabled']);
  const claims = { mustChangePassword: true };
  mustChoose = (await someUser(portal, 'superAdmin', { claims })).token;
});
afterAll(() => portal.close());

const NAMES = Object.keys(functionInputs) as FunctionName[];
const LISTS = new Set<FunctionName>(['getAdminUsers', 'getCustomerUsers']);
/** What every schema refuses. */
const WRONG = 'nothing of the kind';

function told({ status, error }: Awaited<ReturnType<TestPortal['firebase']['call']>>) {
  return [status, error?.status];
}

describe.each(NAMES)('%s refuses in this order', (name) => {
  it('PM-04 whoever is not signed in, whatever was sent', async () => {
    const answer = await portal.firebase.call(name, WRONG);
    expect(told(answer)).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.error?.message).toBe('Sign in first');
  });

  it('SE-02 whose session was ended, who is disabled and who is gone, whatever their role', async () => {
    for (const [token, reason] of former) {
      const answer = await portal.firebase.call(name, WRONG, token);
      expect(told(answer)).toEqual([401, 'UNAUTHENTICATED']);
      expect(answer.error?.details).toEqual({ reason });
    }
  });

  it('PM-04 who must choose a new password first', async () => {
    const answer = await portal.firebase.call(name, WRONG, mustChoose);
    expect(told(answer)).toEqual([403, 'PERMISSION_DENIED']);
    expect(answer.error?.message).toBe('Choose a new password first');
  });

  it('PM-04 admins and customers, before what was sent is looked at', async () => {
    for (const person of ['admin', 'practice', 'unverified'] as const) {
      const answer = await portal.firebase.call(name, WRONG, portal.tokens[person]);
      const expected = name === 'getUserByUid' ? 400 : 403;
      expect([person, answer.status]).toEqual([person, expected]);
    }
  });

  it('ER-04 what was sent, naming the field', async () => {
    const answer = await portal.firebase.call(name, WRONG, portal.tokens.super);
    expect(told(answer)).toEqual([400, 'INVALID_ARGUMENT']);
    expect(answer.error?.details).toMatchObject({ field: 'body', value: WRONG });
  });

  it('ER-04 a user who is not there', async () => {
    if (LISTS.has(name) || name === 'createUser') return;
    const input = { ...wholeInput('u-nobody'), data: { uid: 'u-nobody' } };
    const answer = await portal.firebase.call(name, input, portal.tokens.super);
    expect(told(answer)).toEqual([404, 'NOT_FOUND']);
    expect(answer.error?.message).toBe('There is no such user');
  });

  it('VA-03 a missing user ID, in these words', async () => {
    if (LISTS.has(name) || name === 'createUser') return;
    const { userId: _left, ...rest } = wholeInput('');
    const field = name === 'getUserByUid' ? 'data.uid' : 'userId';
    for (const input of [
      { ...rest, data: {} },
      { ...rest, userId: '', data: { uid: '' } },
    ]) {
      const { status, error } = await portal.firebase.call(name, input, portal.tokens.super);
      expect([status, error?.message]).toEqual([400, 'User ID is required.']);
      expect(error?.details).toMatchObject({ field, rule: 'required' });
    }
  });
});

function wholeInput(userId: string) {
  const rest = { role: 'admin', isSuperAdmin: false, disabled: true };
  return { userId, ...rest, newPassword: 'violet harbour 42' };
}

describe('getUserByUid', () => {
  it.each([null, {}, { data: null }, { data: 'u-admin' }])('VA-03 of %j', async (input) => {
    const { status, error } = await portal.firebase.call(
      'getUserByUid',
      input,
      portal.tokens.practice,
    );
    expect([status, error?.message]).toEqual([400, 'User ID is required.']);
  });
});

describe('what was sent', () => {
  it.each([
    ['setRole', { role: 'owner' }, { field: 'role', value: 'owner' }],
    [
      'setRole',
      { role: 'customer', isSuperAdmin: true },
      { field: 'isSuperAdmin', rule: 'adminsOnly', value: true, nearest: false },
    ],
    ['updateUserStatus', { disabled: undefined }, { field: 'disabled', rule: 'required' }],
    ['createUser', { email: 'nobody' }, { field: 'email', value: 'nobody' }],
    ['createUser', { password: 'password1' }, { field: 'password', rule: 'common', value: null }],
    [
      'adminResetPassword',
      { newPassword: 'password1' },
      { field: 'newPassword', rule: 'common', value: null },
    ],
    [
      'createUser',
      { role: 'customer', isSuperAdmin: true },
      { field: 'isSuperAdmin', rule: 'adminsOnly', value: true, nearest: false },
    ],
  ])('SE-08 is refused by %s: %j', async (name, wrong, details) => {
    const email = 'fresh@lens.test';
    const input = { ...wholeInput('u-other'), email, password: 'violet harbour 42', ...wrong };
    const answer = await portal.firebase.call(name, input, portal.tokens.super);
    expect(told(answer)).toEqual([400, 'INVALID_ARGUMENT']);
    expect(answer.error?.details).toMatchObject(details);
    expect(JSON.stringify(answer)).not.toContain('password1');
  });
});

it('FN-04 lists users without an address by their ids', async () => {
  const uids = ['u-c', 'u-a', 'u-b'];
  for (const uid of uids) await portal.firebase.auth.createUser({ uid });
  const { result } = await portal.firebase.call('getCustomerUsers', null, portal.tokens.super);
  const listed = userRowSchema
    .array()
    .parse(result)
    .filter(({ id }) => uids.includes(id));
  expect(listed.map(({ id, email }) => [id, email])).toEqual([
    ['u-a', ''],
    ['u-b', ''],
    ['u-c', ''],
  ]);
});
