import { userRowSchema } from '#domain/schemas/user.ts';
import { reconcileDirectory } from '#server/accounts/users/reconcile-directory.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { callAsSuper } from './support/functions.ts';
import { ADMIN_EVERY, insertManyUsers } from './support/many-users.ts';
import { PEOPLE } from './support/people.ts';

/** More than three pages of Auth. */
const MANY = 3_100;

const portal = usePortal();
beforeAll(async () => {
  await insertManyUsers(portal.firebase, MANY);
});

async function emailsOf(name: string): Promise<string[]> {
  const { result } = await callAsSuper(portal, name, null);
  return userRowSchema
    .array()
    .parse(result)
    .map(({ email }) => email);
}

describe('thousands of users', () => {
  it('FN-03, FN-04 are all listed once, whoever of them is which', async () => {
    const [staff, customers] = [
      await emailsOf('getAdminUsers'),
      await emailsOf('getCustomerUsers'),
    ];
    expect(staff).toHaveLength(MANY / ADMIN_EVERY + 3);
    expect(customers).toHaveLength(MANY - MANY / ADMIN_EVERY + PEOPLE.length - 3);
    expect(new Set([...staff, ...customers]).size).toBe(MANY + PEOPLE.length);
    expect(staff).toEqual(staff.toSorted());
  });

  it('AD-02 are all in the directory after a reconcile', async () => {
    await reconcileDirectory(portal.database);
    const { rows } = await portal.database.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM portal_users',
    );
    expect(rows[0]?.count).toBe(MANY + PEOPLE.length);
  });
});
