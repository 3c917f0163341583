import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberSchema, type Member } from '#domain/access/member.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { auditOfTeam } from '#server/platform/audit/audit-of-team.ts';
import { callAsSuper } from './support/functions.ts';
import { accountInProfile, membershipsOf, newcomer, type Newcomer } from './support/newcomers.ts';
import { plansOf } from './support/plans.ts';
import { usePortal } from './support/use.ts';

const ACCOUNT = '100400';

const portal = usePortal();
let owner: Newcomer;
let second: Newcomer;
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

const OWN = `/api/customers/${ACCOUNT}/membership`;

const removalAt = (url: string, version: number) => ({
  method: 'DELETE' as const,
  url,
  headers: { 'if-match': `"${version}"` },
});
const leaving = (version: number) => removalAt(OWN, version);
const removal = (uid: string, version = 1) => removalAt(`${PATH}/${uid}`, version);
const changeTo = (practiceRole: PracticeRole, uid: string, version = 1) => ({
  ...removal(uid, version),
  method: 'PUT' as const,
  payload: { practiceRole },
});

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
    const unknown = await portal.request('super', { url: '/api/customers/999999/members' });
    expect(unknown.statusCode).toBe(404);
  });

  it('AD-08 change their role at once', async () => {
    const viewer = await member('viewer');
    const orders = { url: `/api/customer/delivery?account=${ACCOUNT}` };
    expect((await viewer.request(orders)).statusCode).toBe(403);
    const response = await owner.request(changeTo('orderer', viewer.uid));
    expect(response.json()).toMatchObject({ practiceRole: 'orderer', version: 2 });
    expect(response.headers.etag).toBe('"2"');
    expect((await viewer.request(orders)).statusCode).toBe(200);
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

  it('AD-08 leave by themselves, and are out at once', async () => {
    const user = await member('biller');
    const seen = await user.request({ url: OWN });
    expect(seen.json()).toEqual({ practiceRole: 'biller', version: 1 });
    expect((await user.request(leaving(1))).statusCode).toBe(204);
    expect(await membershipsOf(portal, user.uid)).toEqual([]);
    expect((await user.request({ url: OWN })).statusCode).toBe(403);
    expect((await user.request({ url: '/api/orders' })).statusCode).toBe(403);
    expect(await accountInProfile(portal, user.uid)).toBe('');
  });

  it('AD-08 leave one account and keep the others, of which one becomes the main one', async () => {
    const user = await member('biller');
    await join(user.uid, 'viewer', '100300');
    expect((await user.request(leaving(1))).statusCode).toBe(204);
    expect(await membershipsOf(portal, user.uid)).toMatchObject([
      { accountNumber: '100300', isMain: true },
    ]);
    expect(await accountInProfile(portal, user.uid)).toBe('100300');
  });

  it('AD-08 leave as they were when they looked, and as the last owner not at all', async () => {
    const user = await member('viewer');
    await owner.request(changeTo('biller', user.uid));
    expect((await user.request(leaving(1))).statusCode).toBe(412);
    expect((await user.request(leaving(2))).statusCode).toBe(204);
    expect((await second.request(leaving(1))).statusCode).toBe(204);
    const last = await owner.request(leaving(1));
    expect(last.statusCode).toBe(409);
    const message = `An account keeps at least one owner. Name another owner of account ${ACCOUNT}`;
    expect(last.json()).toMatchObject({ message });
  });
});

describe('the history of the team', () => {
  const url = `/api/customers/${ACCOUNT}/team-changes`;
  const changesFor = async (user: Newcomer, query = '') =>
    (await user.request({ url: `${url}${query}` })).json<Record<string, unknown>[]>();

  it('AD-08 SE-03 tells an owner who invited, joined, changed, removed and left, latest first', async () => {
    const joined = await newcomer(portal);
    const invitations = `/api/customers/${ACCOUNT}/invitations`;
    const invitation = await owner.request({
      method: 'POST',
      url: invitations,
      headers: { 'idempotency-key': randomUUID() },
      payload: { email: joined.email, practiceRole: 'viewer', language: 'en' },
    });
    const { id } = invitation.json<{ id: string }>();
    await joined.request({ method: 'POST', url: `/api/invitations/${id}/accept` });
    await owner.request(changeTo('biller', joined.uid));
    await joined.request(leaving(2));
    const removed = await member('orderer');
    await owner.request(removal(removed.uid));
    const changes = (await changesFor(owner)).slice(0, 5);
    const told = ['deed', 'subject', 'before', 'practiceRole', 'actor'] as const;
    expect(changes.map((change) => told.map((name) => change[name]))).toEqual([
      ['remove', removed.email, null, 'orderer', owner.email],
      ['leave', joined.email, null, 'biller', joined.email],
      ['change', joined.email, 'viewer', 'biller', owner.email],
      ['join', joined.email, null, 'viewer', joined.email],
      ['invite', joined.email, null, 'viewer', owner.email],
    ]);
  });

  it('SE-03 keeps naming whom and who, after they are deleted', async () => {
    const quiet = await member('orderer');
    const active = await member('owner');
    await active.request(changeTo('biller', quiet.uid));
    const [before] = await changesFor(owner);
    expect(before).toMatchObject({ deed: 'change', subject: quiet.email, actor: active.email });
    await portal.firebase.auth.updateUser(quiet.uid, { displayName: 'Quiet Quinn' });
    for (const { uid } of [quiet, active])
      expect((await callAsSuper(portal, 'deleteUser', { userId: uid })).status).toBe(200);
    const changes = await changesFor(owner);
    expect(changes.slice(0, 3)).toMatchObject([
      { deed: 'remove', subject: active.email },
      { deed: 'remove', subject: 'Quiet Quinn' },
      { deed: 'change', subject: 'Quiet Quinn', actor: active.email },
    ]);
  });

  it('AD-08 comes in pages, and only of the own practice', async () => {
    await owner.request(changeTo('viewer', second.uid));
    await owner.request(changeTo('owner', second.uid, 2));
    const first = await owner.request({ url: `${url}?range=[0,0]` });
    expect(first.headers['content-range']).toMatch(/^team-changes 0-0\/\d+$/);
    const [latest] = await changesFor(owner, '?range=[0,0]');
    const [before] = await changesFor(owner, '?range=[1,1]');
    expect([latest?.['practiceRole'], before?.['practiceRole']]).toEqual(['owner', 'viewer']);
    const elsewhere = await newcomer(portal);
    await join(elsewhere.uid, 'owner', '100300');
    const other = await elsewhere.request({ url: url.replace(ACCOUNT, '100300') });
    expect(other.body).not.toContain(second.uid);
  });

  it('AD-08 is read by the index of the team, whatever else the account has done', async () => {
    const query = { accountNumber: ACCOUNT, actions: ['member.add'], offset: 0, limit: 10 };
    const plan = await plansOf(portal.database, async (db) => {
      await db.execute(`SELECT set_config('enable_seqscan', 'off', true)`);
      await auditOfTeam(db, query);
    });
    expect(plan).toContain('audit_trail_team');
    expect(plan).not.toContain('Sort');
  });
});
