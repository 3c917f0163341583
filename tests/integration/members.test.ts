import { memberSchema, type Member } from '#domain/schemas/member.ts';
import type { PracticeRole } from '#domain/permissions.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountInProfile,
  auditOf,
  membershipsOf,
  newcomer,
  type Newcomer,
} from './support/newcomers.ts';
import type { Person } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

const ACCOUNT = '100400';

let portal: TestPortal;
let owner: Newcomer;
let second: Newcomer;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query('DELETE FROM account_members WHERE account_number = $1', [
    ACCOUNT,
  ]);
  owner = await member('owner');
  second = await member('owner');
});

async function join(uid: string, practiceRole: PracticeRole, accountNumber = ACCOUNT) {
  const isMain = accountNumber === ACCOUNT;
  await saveMembership(portal.database.db, { uid, accountNumber, practiceRole, isMain });
  portal.callers.forget(uid);
}

async function member(practiceRole: PracticeRole): Promise<Newcomer> {
  const user = await newcomer(portal);
  await join(user.uid, practiceRole);
  // Seen once, the user is in the directory with name and address.
  await user.request({ url: '/api/invitations' });
  return user;
}

const PATH = `/api/customers/${ACCOUNT}/members`;

function changeTo(practiceRole: PracticeRole, uid: string, version = 1) {
  return {
    method: 'PUT' as const,
    url: `${PATH}/${uid}`,
    headers: { 'if-match': `"${version}"` },
    payload: { practiceRole },
  };
}

function removal(uid: string, version = 1) {
  return {
    method: 'DELETE' as const,
    url: `${PATH}/${uid}`,
    headers: { 'if-match': `"${version}"` },
  };
}

async function listed(): Promise<Member[]> {
  const response = await portal.request('super', { url: PATH });
  return memberSchema.array().parse(response.json());
}

async function owners(): Promise<string[]> {
  return (await listed()).filter((one) => one.practiceRole === 'owner').map(({ uid }) => uid);
}

describe('the members of an account', () => {
  it('AD-08 are listed with address and role, for its owners and super admins', async () => {
    const viewer = await member('viewer');
    const response = await owner.request({ url: PATH });
    expect(response.json()).toEqual(await listed());
    expect(response.json()).toContainEqual(
      expect.objectContaining({ uid: viewer.uid, email: viewer.email, practiceRole: 'viewer' }),
    );
    expect((await viewer.request({ url: PATH })).statusCode).toBe(403);
    for (const person of ['practice', 'admin'] satisfies Person[]) {
      expect((await portal.request(person, { url: PATH })).statusCode).toBe(403);
    }
    const unknown = await portal.request('super', { url: '/api/customers/999999/members' });
    expect(unknown.statusCode).toBe(404);
  });

  it('AD-08 SE-03 change their role at once, with an entry in the audit trail', async () => {
    const viewer = await member('viewer');
    const orders = { url: `/api/customer/delivery?account=${ACCOUNT}` };
    expect((await viewer.request(orders)).statusCode).toBe(403);
    const response = await owner.request(changeTo('orderer', viewer.uid));
    expect(response.json()).toMatchObject({ practiceRole: 'orderer', version: 2 });
    expect(response.headers.etag).toBe('"2"');
    expect((await viewer.request(orders)).statusCode).toBe(200);
    expect(await auditOf(portal, { resourceId: viewer.uid })).toMatchObject([
      {
        action: 'member.change',
        account_number: ACCOUNT,
        actor_uid: owner.uid,
        details: { before: 'viewer', after: 'orderer' },
      },
    ]);
  });

  it('AD-08 are changed only as they were seen', async () => {
    const viewer = await member('viewer');
    await owner.request(changeTo('orderer', viewer.uid));
    const late = await second.request(changeTo('biller', viewer.uid));
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { practiceRole: 'orderer', version: 2 } });
    const gone = await second.request(removal(viewer.uid));
    expect(gone.statusCode).toBe(412);
  });

  it('AD-08 lose access at once when they are removed, and keep their other accounts', async () => {
    const viewer = await member('viewer');
    await join(viewer.uid, 'biller', '100300');
    const response = await owner.request(removal(viewer.uid));
    expect(response.statusCode).toBe(204);
    expect(await membershipsOf(portal, viewer.uid)).toEqual([
      { accountNumber: '100300', practiceRole: 'biller', isMain: true },
    ]);
    const filter = JSON.stringify({ accountNumber: ACCOUNT });
    const orders = await viewer.request({ url: '/api/orders', query: { filter } });
    expect(orders.json()).toEqual([]);
    await expect.poll(() => accountInProfile(portal, viewer.uid)).toBe('100300');
    expect(await auditOf(portal, { resourceId: viewer.uid })).toMatchObject([
      { action: 'member.remove', account_number: ACCOUNT, actor_uid: owner.uid },
    ]);
  });

  it('AD-08 without another account are asked for one again', async () => {
    const viewer = await member('viewer');
    await owner.request(removal(viewer.uid));
    const response = await viewer.request({ url: '/api/orders' });
    expect(response.statusCode).toBe(403);
    await expect.poll(() => accountInProfile(portal, viewer.uid)).toBe('');
  });

  it('AD-08 keep one owner: the last one can neither leave nor be demoted, not even by a super admin', async () => {
    expect((await owner.request(removal(second.uid))).statusCode).toBe(204);
    for (const request of [changeTo('viewer', owner.uid), removal(owner.uid)]) {
      expect((await owner.request(request)).statusCode).toBe(409);
      expect((await portal.request('super', request)).statusCode).toBe(409);
    }
    expect(await owners()).toEqual([owner.uid]);
  });

  it.each([
    ['demote each other', changeTo.bind(null, 'viewer')],
    ['leave', removal],
  ])('AD-08 keep one owner when both %s at once', async (_what, change) => {
    const answers = await Promise.all([
      owner.request(change(owner.uid)),
      second.request(change(second.uid)),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });
});
