import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { userSchema, type PortalUser, type UserEdit } from '#domain/access/user.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { callAsSuper, lineOf, someUser, userFacts } from './support/functions.ts';
import { addMember } from './support/merge.ts';
import { membershipsOf } from './support/newcomers.ts';
import { paymentInput } from './support/payments.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const { auditAbout, claimsOf, inDirectory, isTaken } = userFacts(() => portal);

async function show(uid: string): Promise<PortalUser> {
  const response = await portal.request('super', { url: `/api/users/${uid}` });
  expect(response.headers['etag']).toBe(`"${userSchema.parse(response.json()).version}"`);
  return userSchema.parse(response.json());
}

/** Edits the user as a super admin who has just opened the page, or in the version given. */
async function edit(uid: string, changes: Partial<UserEdit>, version?: number) {
  const seen = await show(uid);
  const main = seen.accounts.find(({ isMain }) => isMain)?.accountNumber ?? '';
  const payload: UserEdit = {
    name: seen.name,
    role: seen.role,
    mayRecordPayments: seen.mayRecordPayments,
    disabled: seen.disabled,
    mainAccount: main,
    additionalAccounts: seen.accounts
      .map(({ accountNumber }) => accountNumber)
      .filter((number) => number !== main),
    ...changes,
  };
  return portal.put('super', `/api/users/${uid}`, version ?? seen.version, payload);
}

const refusalIn = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ errors: object }>().errors,
];

const orderer = (uid: string, accountNumber: string, isMain = true) =>
  saveMembership(portal.database.db, { uid, accountNumber, practiceRole: 'orderer', isMain });

describe('PUT /api/users/:id', () => {
  it('AD-02 SE-03 changes name, role, status and accounts at once, each with its entry', async () => {
    const user = await someUser(portal);
    await orderer(user.uid, '100300');
    const changes = { name: 'Grace Lens', disabled: true };
    const response = await edit(user.uid, {
      ...changes,
      mainAccount: '100200',
      additionalAccounts: ['100300'],
    });
    expect(response.statusCode).toBe(200);
    const accounts = [
      { accountNumber: '100200', isMain: true },
      { accountNumber: '100300', isMain: false },
    ];
    expect(response.json()).toMatchObject({ ...changes, accounts });
    expect(await isTaken(user)).toBe(false);
    expect(await inDirectory(user.uid)).toMatchObject({ disabled: true });
    const lines = await auditAbout(user.uid);
    expect(lines).toMatchObject([
      { action: 'user.rename' },
      { action: 'user.disable' },
      { action: 'member.add', account_number: '100200' },
    ]);
    expect(lines).toContainEqual(
      lineOf(user, 'user.rename', { before: user.email, after: 'Grace Lens' }),
    );
    const back = await edit(user.uid, { disabled: false, mainAccount: '', additionalAccounts: [] });
    expect(back.statusCode).toBe(200);
    expect(await membershipsOf(portal, user.uid)).toEqual([]);
  });

  it('AD-02 a new role takes effect at once: former sessions end', async () => {
    const user = await someUser(portal, 'admin', { claims: { locale: 'es' } });
    expect(await isTaken(user)).toBe(true);
    expect((await edit(user.uid, { role: 'customer' })).statusCode).toBe(200);
    const claims = { role: 'customer', isSuperAdmin: false, locale: 'es' };
    expect(await claimsOf(user.uid)).toEqual(claims);
    expect(await isTaken(user)).toBe(false);
    expect(await auditAbout(user.uid)).toEqual([
      lineOf(user, 'user.setRole', { before: 'admin', after: 'customer' }),
    ]);
  });

  it('PY-08 SE-03 the grant to record payments is used, and ends at once when it is withdrawn', async () => {
    const user = await someUser(portal, 'admin', { claims: { locale: 'es' } });
    const statusFor = async (request: InjectOptions, token: string) => {
      const headers = { ...request.headers, authorization: `Bearer ${token}` };
      return (await portal.app.inject({ ...request, headers })).statusCode;
    };
    const list = { url: '/api/payments' };
    const recording = (): InjectOptions => ({
      method: 'POST',
      ...list,
      headers: { 'idempotency-key': randomUUID() },
      payload: paymentInput(),
    });
    expect(await statusFor(recording(), user.token)).toBe(403);

    const granted = await edit(user.uid, { mayRecordPayments: true });
    expect([granted.statusCode, granted.json()]).toMatchObject([200, { mayRecordPayments: true }]);
    expect(await isTaken(user)).toBe(false);
    const token = await portal.firebase.signIn(user.email);
    expect([await statusFor(list, token), await statusFor(recording(), token)]).toEqual([200, 201]);
    expect(await inDirectory(user.uid)).toMatchObject({ role: 'admin', mayRecordPayments: true });

    expect((await edit(user.uid, { mayRecordPayments: false })).statusCode).toBe(200);
    expect(await statusFor(list, token)).toBe(401);
    const later = await portal.firebase.signIn(user.email);
    expect([await statusFor(list, later), await statusFor(recording(), later)]).toEqual([403, 403]);
    expect(await claimsOf(user.uid)).toEqual({ role: 'admin', isSuperAdmin: false, locale: 'es' });
    expect(await auditAbout(user.uid)).toEqual([
      lineOf(user, 'user.grantPayments'),
      lineOf(user, 'user.withdrawPayments'),
    ]);
  });

  it('PY-08 the grant ends with the role, here and by the callable', async () => {
    const claims = { mayRecordPayments: true };
    const promoted = await someUser(portal, 'admin', { claims });
    const input = { role: 'superAdmin', mayRecordPayments: false } as const;
    expect((await edit(promoted.uid, input)).statusCode).toBe(200);
    const after = { role: 'admin', mayRecordPayments: false } as const;
    expect((await edit(promoted.uid, { role: 'admin' })).json()).toMatchObject(after);
    const demoted = await someUser(portal, 'admin', { claims });
    const setRole = (role: string) =>
      callAsSuper(portal, 'setRole', { userId: demoted.uid, role, isSuperAdmin: false });
    await setRole('admin');
    expect(await claimsOf(demoted.uid)).toMatchObject(claims);
    await setRole('customer');
    expect(await claimsOf(demoted.uid)).toEqual({ role: 'customer', isSuperAdmin: false });
    expect(await auditAbout(demoted.uid)).toContainEqual(lineOf(demoted, 'user.withdrawPayments'));
    await setRole('admin');
    expect(await show(demoted.uid)).toMatchObject({ role: 'admin', mayRecordPayments: false });
  });

  it('AD-02 a new name signs nobody out', async () => {
    const user = await someUser(portal, 'admin');
    expect((await edit(user.uid, { name: 'Ada' })).statusCode).toBe(200);
    expect(await isTaken(user)).toBe(true);
    expect((await edit(user.uid, { name: '' })).statusCode).toBe(200);
    expect((await show(user.uid)).name).toBe('');
  });

  it('AD-02 of two edits of one version only one is made', async () => {
    const user = await someUser(portal, 'admin');
    const { version } = await show(user.uid);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => edit(user.uid, { name }, version)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
  });

  it('AD-02 an edit of a version that moved on changes nothing, and brings the present user', async () => {
    const user = await someUser(portal, 'admin');
    const { version } = await show(user.uid);
    await edit(user.uid, { name: 'First' });
    const late = await edit(user.uid, { name: 'Second' }, version);
    expect([late.statusCode, late.json()]).toMatchObject([
      412,
      { code: 'version-moved-on', current: { id: user.uid, name: 'First' } },
    ]);
    expect((await show(user.uid)).name).toBe('First');
  });

  it.each([
    ['role', { role: 'admin' }],
    ['disabled', { disabled: true }],
  ] as const)('AD-06 nobody takes their own %s', async (field, changes) => {
    const response = await edit('u-super', changes);
    expect(refusalIn(response)).toMatchObject([403, { [field]: { rule: 'oneself' } }]);
  });

  it.each([
    ['mainAccount', 'unknown', { mainAccount: '999998', additionalAccounts: [] }],
    ['additionalAccounts', 'unknown', { additionalAccounts: ['999998'] }],
    ['mayRecordPayments', 'adminsOnly', { mayRecordPayments: true }],
    ['mayRecordPayments', 'adminsOnly', { role: 'superAdmin', mayRecordPayments: true }],
    ['mainAccount', 'mainMissing', { mainAccount: '', additionalAccounts: ['100300'] }],
  ] satisfies [string, string, Partial<UserEdit>][])(
    'SE-08 refuses at %s what is %s',
    async (field, rule, changes) => {
      const user = await someUser(portal);
      await orderer(user.uid, '100200');
      const response = await edit(user.uid, { ...changes, name: 'Not stored' });
      expect(refusalIn(response)).toMatchObject([422, { [field]: { rule } }]);
      const before = { name: user.email, accounts: [{ isMain: true }] };
      expect(await show(user.uid)).toMatchObject(before);
    },
  );

  it('AD-02 the last owner of an account with other members stays', async () => {
    const [owner, other] = [await someUser(portal), await someUser(portal)];
    const accountNumber = '100300';
    await portal.database.pool.query("DELETE FROM account_members WHERE account_number = '100300'");
    await addMember(portal, owner.uid, accountNumber, { isMain: true });
    await orderer(other.uid, accountNumber);
    const response = await edit(owner.uid, { mainAccount: '' });
    const lastOwner = { rule: 'lastOwner', value: accountNumber };
    expect(refusalIn(response)).toMatchObject([409, { mainAccount: lastOwner }]);
    expect((await edit(other.uid, { mainAccount: '' })).statusCode).toBe(200);
    expect((await edit(owner.uid, { mainAccount: '' })).statusCode).toBe(200);
  });

  it('SE-03 leaves a user as they were whom Auth did not change', async () => {
    const user = await someUser(portal);
    await orderer(user.uid, '100200');
    const before = await show(user.uid);
    const { auth } = portal.firebase;
    vi.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(new Error('no answer'));
    const response = await edit(user.uid, { name: 'Lost', role: 'admin', mainAccount: '100300' });
    vi.restoreAllMocks();
    expect(response.statusCode).toBe(500);
    expect(await show(user.uid)).toEqual(before);
    expect(await auditAbout(user.uid)).toEqual([]);
  });
});
