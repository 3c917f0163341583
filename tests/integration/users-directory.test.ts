import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userRowSchema } from '#domain/access/user.ts';
import { askedNow, putUsers } from '#server/accounts/users/directory.ts';
import { reconcileDirectory } from '#server/accounts/users/reconcile-directory.ts';
import { portalUsers } from '#server/accounts/users/table.ts';
import { callAsSuper, someUser } from './support/functions.ts';
import { list } from './support/orders.ts';
import { PEOPLE, people } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeEach(async () => {
  await reconcileDirectory(portal.database);
});

async function rows() {
  return portal.database.db.select().from(portalUsers).orderBy(portalUsers.uid);
}

async function row(uid: string) {
  return (await rows()).find((one) => one.uid === uid);
}

async function makeOld(milliseconds: number): Promise<void> {
  await portal.database.pool.query(
    `UPDATE portal_users SET synced_at = synced_at - $1 * interval '1 millisecond'`,
    [milliseconds],
  );
}

async function listed(): Promise<string[]> {
  const response = await list(portal, 'super', { range: [0, 99] }, 'users');
  return userRowSchema
    .array()
    .parse(response.json())
    .map(({ id }) => id);
}

/** As another instance, which knows nothing of what this one has under way. */
async function reconcileOnceMore(): Promise<void> {
  await reconcileDirectory({ ...portal.database });
}

describe('the directory', () => {
  it('AD-02 is what Auth has: people come, change and go', async () => {
    const everybody = PEOPLE.map((person) => people[person].uid);
    expect((await rows()).map(({ uid }) => uid)).toEqual(expect.arrayContaining(everybody));
    const { auth } = portal.firebase;
    const gone = await auth.createUser({ email: 'gone@lens.test' });
    await reconcileDirectory(portal.database);
    expect(await row(gone.uid)).toMatchObject({ email: 'gone@lens.test', role: 'customer' });
    await auth.deleteUser(gone.uid);
    await auth.updateUser('u-other', { displayName: 'Omar Other' });
    await auth.setCustomUserClaims('u-biller', { role: 'admin', isSuperAdmin: true });
    await reconcileDirectory(portal.database);
    expect(await row(gone.uid)).toBeUndefined();
    expect(await row('u-other')).toMatchObject({ name: 'Omar Other' });
    expect(await row('u-biller')).toMatchObject({ role: 'superAdmin' });
    await auth.setCustomUserClaims('u-biller', { role: 'customer' });
  });

  it('AD-02 is reconciled when a list is asked for and it is over a minute old', async () => {
    const { uid } = await portal.firebase.auth.createUser({ email: 'elsewhere@lens.test' });
    expect(await listed()).not.toContain(uid);
    await makeOld(61_000);
    expect(await listed()).toContain(uid);
  });

  it('AD-02 shows a list as it is when Auth takes long to answer', async () => {
    const waiting: ((error: Error) => void)[] = [];
    const answer = new Promise<never>((_, reject) => waiting.push(reject));
    const asking = vi.spyOn(portal.firebase.auth, 'listUsers').mockReturnValueOnce(answer);
    await makeOld(61_000);
    expect(await listed()).toContain('u-admin');
    expect(asking).toHaveBeenCalledTimes(1);
    asking.mockRestore();
    // The one that is under way ends before the next test.
    const running = reconcileDirectory(portal.database);
    for (const refuse of waiting) refuse(new Error('no answer'));
    await expect(running).rejects.toThrow('no answer');
  });

  it('AD-02 FN-03 FN-04 has whom each page of Auth has, and so have the lists of the callables', async () => {
    const { auth } = portal.firebase;
    const { users } = await auth.listUsers();
    const asking = vi.spyOn(auth, 'listUsers').mockImplementation(async (_most, token = '0') => {
      const [first, next] = [Number(token), Number(token) + 3];
      const more = next < users.length ? { pageToken: String(next) } : {};
      return { users: users.slice(first, next), ...more };
    });
    await portal.database.db.delete(portalUsers);
    await reconcileOnceMore();
    expect((await rows()).map(({ uid }) => uid)).toEqual(users.map(({ uid }) => uid).toSorted());
    const lists = ['getAdminUsers', 'getCustomerUsers'].map((name) =>
      callAsSuper(portal, name, null),
    );
    const listedByAll = (await Promise.all(lists)).flatMap(({ result }) => result as object[]);
    expect(listedByAll).toHaveLength(users.length);
    asking.mockRestore();
  });

  it('AD-02 knows at once who has just signed up and been seen', async () => {
    const user = await someUser(portal);
    expect(await row(user.uid)).toBeUndefined();
    await portal.app.inject({
      url: '/api/auth/sessions',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(await row(user.uid)).toMatchObject({ email: user.email, emailVerified: true });
  });

  it('AD-02 two who reconcile at once do no harm, and none undoes what was told later', async () => {
    const { auth } = portal.firebase;
    const askedAt = await askedNow(portal.database.db);
    const stale = await auth.getUser('u-other');
    await callAsSuper(portal, 'updateUserStatus', { userId: 'u-other', disabled: true });
    // The page that another instance asked for before arrives late.
    await putUsers(portal.database.db, [stale], askedAt);
    expect(await row('u-other')).toMatchObject({ disabled: true });
    await Promise.all([reconcileDirectory(portal.database), reconcileOnceMore()]);
    expect(await row('u-other')).toMatchObject({ disabled: true });
    expect((await rows()).length).toBe((await auth.listUsers()).users.length);
    await callAsSuper(portal, 'updateUserStatus', { userId: 'u-other', disabled: false });
  });
});
