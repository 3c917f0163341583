import { beforeEach, describe, expect, it } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { userSchema } from '#domain/access/user.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { callAsSuper } from './support/functions.ts';
import { auditOf, membershipsOf, newcomer, type Newcomer } from './support/newcomers.ts';
import { usePortal } from './support/use.ts';

const ACCOUNT = '100400';
const portal = usePortal();

let owner: Newcomer;
let colleague: Newcomer;
beforeEach(async () => {
  await portal.database.pool.query('DELETE FROM account_members WHERE account_number = $1', [
    ACCOUNT,
  ]);
  owner = await member('owner');
  colleague = await member('orderer');
});

async function join(uid: string, practiceRole: PracticeRole) {
  const membership = { uid, accountNumber: ACCOUNT, practiceRole, isMain: true };
  await saveMembership(portal.database.db, membership);
  portal.callers.forget(uid);
}

async function member(practiceRole: PracticeRole): Promise<Newcomer> {
  const user = await newcomer(portal);
  await join(user.uid, practiceRole);
  // Seen once, the user is in the directory.
  await user.request({ url: '/api/invitations' });
  return user;
}

const show = async (uid: string) =>
  userSchema.parse((await portal.request('super', { url: `/api/users/${uid}` })).json());

/** Edits the owner as a super admin who has just opened the page. */
async function edit(changes: object): Promise<number> {
  const { name, role, mayRecordPayments, disabled, version } = await show(owner.uid);
  const now = { name, role, mayRecordPayments, disabled };
  const payload = { ...now, mainAccount: ACCOUNT, additionalAccounts: [], ...changes };
  return (await portal.put('super', `/api/users/${owner.uid}`, version, payload)).statusCode;
}

const call = async (name: string, input: object): Promise<number> => {
  const { status } = await callAsSuper(portal, name, { userId: owner.uid, ...input });
  return status;
};

const disable = (userId: string) =>
  callAsSuper(portal, 'updateUserStatus', { userId, disabled: true });

const MEMBERS = `/api/customers/${ACCOUNT}/members`;

/** The owner changes their own membership, as the page of the team does. */
async function ofOwn(method: 'DELETE' | 'PUT', query = '', payload?: object): Promise<number> {
  const url = `${MEMBERS}/${owner.uid}${query}`;
  const headers = { 'if-match': '"1"' };
  return (await owner.request({ method, url, headers, ...(payload && { payload }) })).statusCode;
}

interface NewOwners {
  newOwners?: { accountNumber: string; userId: string }[];
}

/** Every way in which somebody stops to act as an owner. */
const WAYS: [string, (more: NewOwners) => Promise<number>][] = [
  ['is deleted', (more) => call('deleteUser', more)],
  ['is disabled', (more) => call('updateUserStatus', { disabled: true, ...more })],
  ['becomes an admin', (more) => call('setRole', { role: 'admin', ...more })],
  ['is disabled in an edit', (more) => edit({ disabled: true, ...more })],
  ['becomes an admin in an edit', (more) => edit({ role: 'admin', ...more })],
  ['loses the account in an edit', (more) => edit({ mainAccount: '', ...more })],
  ['leaves', ({ newOwners }) => ofOwn('DELETE', newOwners && `?newOwner=${newOwners[0]?.userId}`)],
  [
    'becomes a viewer',
    ({ newOwners }) =>
      ofOwn('PUT', '', { practiceRole: 'viewer', newOwner: newOwners?.[0]?.userId }),
  ],
];

const NEW_OWNER = { accountNumber: ACCOUNT, practiceRole: 'owner', isMain: true };
const orderer = { ...NEW_OWNER, practiceRole: 'orderer' };

describe.each(WAYS)('the last owner who %s', (_way, stop) => {
  it('AD-08 is refused, and nothing has changed', async () => {
    const before = await show(owner.uid);
    expect(await stop({})).toBe(409);
    expect(await show(owner.uid)).toEqual(before);
    expect(await auditOf(portal, { resourceId: owner.uid })).toEqual([]);
    expect((await owner.request({ url: MEMBERS })).statusCode).toBe(200);
  });

  it('AD-08 may, who names a member as the next owner, who acts at once', async () => {
    const newOwners = [{ accountNumber: ACCOUNT, userId: colleague.uid }];
    expect([200, 204]).toContain(await stop({ newOwners }));
    expect(await membershipsOf(portal, colleague.uid)).toEqual([NEW_OWNER]);
    expect(await auditOf(portal, { resourceId: colleague.uid })).toMatchObject([
      { action: 'member.change', details: { before: 'orderer', after: 'owner' } },
    ]);
    const team = await colleague.request({ url: MEMBERS });
    expect(team.statusCode).toBe(200);
  });

  it('AD-08 may not name somebody of elsewhere, nor one who cannot sign in', async () => {
    const stranger = await newcomer(portal);
    const disabled = await member('orderer');
    await disable(disabled.uid);
    for (const { uid } of [stranger, disabled]) {
      expect([400, 422]).toContain(
        await stop({ newOwners: [{ accountNumber: ACCOUNT, userId: uid }] }),
      );
    }
    expect(await membershipsOf(portal, owner.uid)).toEqual([NEW_OWNER]);
    expect(await membershipsOf(portal, disabled.uid)).toEqual([orderer]);
  });

  it('AD-08 may while another owner can act, and not when that one is disabled or of the staff', async () => {
    const second = await member('owner');
    const staff = await member('owner');
    await callAsSuper(portal, 'setRole', { userId: staff.uid, role: 'admin' });
    await disable(second.uid);
    expect(await stop({})).toBe(409);
    await callAsSuper(portal, 'updateUserStatus', { userId: second.uid, disabled: false });
    expect([200, 204]).toContain(await stop({}));
  });
});

describe('an account whose last owner stops', () => {
  it('AD-08 may be left with nobody by the lab', async () => {
    await portal.database.pool.query('DELETE FROM account_members WHERE uid = $1', [colleague.uid]);
    expect(await call('deleteUser', {})).toBe(200);
  });

  it('AD-08 lets exactly one of two owners be disabled at once', async () => {
    const second = await member('owner');
    const answers = await Promise.all([disable(owner.uid), disable(second.uid)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('AD-08 lists who may follow, and nobody beside another owner', async () => {
    const { uid, email } = colleague;
    expect((await show(owner.uid)).accounts).toMatchObject([
      { accountNumber: ACCOUNT, successors: [{ uid, email, name: email }] },
    ]);
    await member('owner');
    expect((await show(owner.uid)).accounts).toMatchObject([{ successors: [] }]);
    expect((await show(colleague.uid)).accounts).toMatchObject([{ successors: [] }]);
  });

  it('AD-08 asks for nobody when a disabled last owner becomes staff, and takes a next owner who is named', async () => {
    const newOwners = [{ accountNumber: ACCOUNT, userId: colleague.uid }];
    await portal.firebase.auth.updateUser(owner.uid, { disabled: true });
    expect(await call('setRole', { role: 'admin' })).toBe(200);
    expect(await membershipsOf(portal, colleague.uid)).toEqual([orderer]);
    expect(await call('setRole', { role: 'admin', newOwners })).toBe(200);
    expect(await membershipsOf(portal, colleague.uid)).toEqual([NEW_OWNER]);
    // Doing it again changes nothing.
    expect(await call('setRole', { role: 'admin', newOwners })).toBe(200);
  });

  it('AD-08 lets a disabled last owner be renamed, and an interrupted deletion be completed', async () => {
    const newOwners = [{ accountNumber: ACCOUNT, userId: colleague.uid }];
    expect(await edit({ disabled: true, newOwners })).toBe(200);
    await portal.database.pool.query(
      `UPDATE account_members SET practice_role = 'orderer' WHERE uid = $1`,
      [colleague.uid],
    );
    expect(await edit({ name: 'Grace Lens' })).toBe(200);
    await portal.database.pool.query('DELETE FROM account_members WHERE uid = $1', [owner.uid]);
    expect(await call('deleteUser', { newOwners })).toBe(200);
  });
});
