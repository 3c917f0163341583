import { describe, expect, it } from 'vitest';
import { INVOICE_STATES } from '#domain/money/invoices/invoice-states.ts';
import {
  RETURN_KINDS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnState,
} from '#domain/money/returns/return-states.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-states.ts';
import { findMemberships } from '#server/accounts/members/memberships.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { FIRST_RUN_BUYING_GROUPS } from '#server/first-run/first-run-data.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { listInvoices } from '#server/money/invoices/list-invoices.ts';
import { disagreements } from './support/ledger.ts';
import { openTestDatabase } from './support/test-database.ts';
import { useDatabase } from './support/use.ts';

const users = { uidByEmail: { 'practice@lens.test': 'p', 'other@lens.test': 'o' } };
const database = useDatabase();

async function rowsOf(table: string): Promise<unknown[]> {
  return (await database.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows;
}

describe('the first-run data', () => {
  it('has the catalogue, the practices, their members and orders in several states', async () => {
    await seedFirstRun(database, users);
    expect(await rowsOf('lenses')).toHaveLength(catalogue.length);
    expect(await rowsOf('customers')).toHaveLength(6);
    expect(await findMemberships(database.db, 'p')).toMatchObject([
      { accountNumber: '100200', isMain: true },
      { accountNumber: '100201', isMain: false },
      { accountNumber: '100202', isMain: false },
    ]);
    const { rows } = await database.pool.query<{ state: OrderState }>(
      'SELECT account_number, patient_reference, type, state FROM orders ORDER BY number',
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(ORDER_STATES.filter((state) => state !== 'draft')),
    );
    expect(rows).toHaveLength(19);
  });

  it('PY-07 PY-08 has an invoice in every state, and books that agree', async () => {
    const reader = { scope: 'any', clinical: 'any', patients: 'none', now: new Date() } as const;
    const query = { sort: 'id', order: 'ASC', offset: 0, limit: 100, filter: {} } as const;
    const { rows } = await listInvoices(database.db, reader, query);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(INVOICE_STATES));
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-03 has a request of return in every state, of each kind', async () => {
    const { rows } = await database.pool.query<{ state: ReturnState; kind: ReturnKind }>(
      'SELECT state, kind FROM return_requests',
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(RETURN_STATES));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(RETURN_KINDS));
  });

  it('OR-06 has one order that is late, two with messages, and tells nobody of what never happened', async () => {
    const late = await database.pool.query(
      "SELECT FROM orders WHERE promised_at < now() AND state IN ('approved', 'inProduction')",
    );
    expect(late.rows).toHaveLength(1);
    const discussed = await database.pool.query('SELECT DISTINCT order_id FROM order_messages');
    expect(discussed.rows).toHaveLength(2);
    expect(await rowsOf('outbox')).toEqual([]);
  });

  it('is put in once, and members who came later are added', async () => {
    const tables = ['orders', 'audit_trail', 'lenses', 'customers', 'buying_groups'];
    const before = await Promise.all(tables.map(rowsOf));
    await seedFirstRun(database, {
      uidByEmail: { ...users.uidByEmail, 'newterms@lens.test': 'n' },
    });
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    expect(await findMemberships(database.db, 'n')).toMatchObject([{ accountNumber: '100400' }]);
  });

  it('RS-06 has buying groups, and a practice that is to be claimed', async () => {
    expect(await rowsOf('buying_groups')).toMatchObject(
      FIRST_RUN_BUYING_GROUPS.map((group) => ({ ...group, offered: true })),
    );
    const { rows } = await database.pool.query(
      "SELECT 1 FROM account_members WHERE account_number = '100500'",
    );
    expect(rows).toEqual([]);
  });

  it('completes what a former version put in, and leaves the rest of it', async () => {
    const old = await openTestDatabase();
    const { pool } = old;
    try {
      await seedFirstRun(old, users);
      // As it was: neither addresses nor groups nor the account to be claimed.
      await pool.query(
        `UPDATE customers SET address = '', apt = '', city = '', state = '', zip = '',
         country = '', last_invoice_number = ''`,
      );
      await pool.query("DELETE FROM customers WHERE account_number = '100500'");
      await pool.query('DELETE FROM buying_groups');
      await pool.query("UPDATE customers SET city = 'Elsewhere' WHERE account_number = '100300'");
      await pool.query("UPDATE customers SET practice = 'Renamed' WHERE account_number = '100400'");
      const orders = (await pool.query('SELECT * FROM orders')).rows;

      await seedFirstRun(old, users);
      const { rows } = await pool.query(
        'SELECT practice, city, last_invoice_number AS invoice FROM customers ORDER BY account_number',
      );
      expect(rows).toEqual([
        { practice: 'Lakeside Eye Care', city: 'Madison', invoice: 'INV-20041' },
        { practice: 'Lakeside Eye Care North', city: 'Madison', invoice: 'INV-20142' },
        { practice: 'Lakeside Eye Care Downtown', city: 'Madison', invoice: 'INV-20243' },
        { practice: 'Harbour Optometry', city: 'Elsewhere', invoice: '' },
        { practice: 'Renamed', city: 'Duluth', invoice: 'INV-40016' },
        { practice: 'Meadow Optical', city: 'Portland', invoice: 'INV-50017' },
      ]);
      const groups = await pool.query('SELECT id FROM buying_groups');
      expect(groups.rows).toHaveLength(FIRST_RUN_BUYING_GROUPS.length);
      expect((await pool.query('SELECT * FROM orders')).rows).toEqual(orders);
    } finally {
      await old.close();
    }
  });
});
