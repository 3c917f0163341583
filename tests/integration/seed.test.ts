import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Database } from '#server/database/open-database.ts';
import { seedFirstRun } from '#server/database/seed-first-run.ts';
import { findMemberships } from '#server/users/memberships.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/test-database.ts';

const users = { uidByEmail: { 'practice@lens.test': 'p', 'other@lens.test': 'o' } };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function rowsOf(table: string): Promise<unknown[]> {
  return (await database.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows;
}

describe('the first-run data', () => {
  it('has the catalogue, the practices, their members and orders in several states', async () => {
    await seedFirstRun(database, users);
    expect(await rowsOf('lenses')).toHaveLength(catalogue.length);
    const numbers = (await rowsOf('customers')) as { account_number: string }[];
    expect(numbers.map((row) => row.account_number)).toEqual([
      '100200',
      '100201',
      '100202',
      '100300',
      '100400',
    ]);
    expect(await findMemberships(database.db, 'p')).toMatchObject([
      { accountNumber: '100200', isMain: true },
      { accountNumber: '100201', isMain: false },
      { accountNumber: '100202', isMain: false },
    ]);
    const orders = await database.pool.query(
      'SELECT account_number, state FROM orders ORDER BY number',
    );
    expect(orders.rows).toEqual([
      { account_number: '100200', state: 'approved' },
      { account_number: '100200', state: 'rejected' },
      { account_number: '100200', state: 'submitted' },
      { account_number: '100300', state: 'submitted' },
    ]);
  });

  it('is put in once, and members who came later are added', async () => {
    const before = [await rowsOf('orders'), await rowsOf('audit_trail'), await rowsOf('lenses')];
    await seedFirstRun(database, {
      uidByEmail: { ...users.uidByEmail, 'newterms@lens.test': 'n' },
    });
    expect([await rowsOf('orders'), await rowsOf('audit_trail'), await rowsOf('lenses')]).toEqual(
      before,
    );
    expect(await findMemberships(database.db, 'n')).toMatchObject([{ accountNumber: '100400' }]);
  });

  it('leaves what was changed as it is', async () => {
    await database.pool.query(
      "UPDATE customers SET practice = 'Renamed' WHERE account_number = '100300'",
    );
    await seedFirstRun(database, users);
    const { rows } = await database.pool.query(
      "SELECT practice FROM customers WHERE account_number = '100300'",
    );
    expect(rows).toEqual([{ practice: 'Renamed' }]);
  });
});
