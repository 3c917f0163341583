import { expect, it } from 'vitest';
import type { InvoicingOrder } from './support/invoicing-process.ts';
import { KILLS_TIMEOUT, useKilledProcesses } from './support/killed-processes.ts';
import { disagreements } from './support/ledger.ts';

const SEED = 20_261_125;

const { open, killThem } = useKilledProcesses<InvoicingOrder>('invoicing-process', () => ({}));

it(
  'PY-07 PY-08 SE-07 a process killed at any step of a shipment or a recording loses nothing and doubles nothing',
  async () => {
    const processes = await killThem(SEED);

    const database = await open();
    const { rows: orders } = await database.pool.query(
      `SELECT o.state, count(i.number)::int AS invoices,
         (SELECT count(*)::int FROM payment_shares s WHERE s.invoice_number = min(i.number)) AS payments
       FROM orders o LEFT JOIN invoices i ON i.order_id = o.id
       WHERE o.notes LIKE 'round %' GROUP BY o.id`,
    );
    expect(orders).toHaveLength(processes);
    for (const order of orders)
      expect(order).toEqual({ state: 'shipped', invoices: 1, payments: 1 });
    const { rows: series } = await database.pool.query(
      `SELECT max(substr(number, 5)::int) - min(substr(number, 5)::int) + 1 - count(*) AS missing
       FROM invoices`,
    );
    expect(series).toEqual([{ missing: '0' }]);
    const { rows: unapplied } = await database.pool.query(
      `SELECT posted_cents::int AS cents FROM ledger_accounts WHERE key = 'unapplied:100200'`,
    );
    expect(unapplied).toEqual([{ cents: -100 * processes }]);
    expect(await disagreements(database)).toEqual([]);
    await database.close();
  },
  KILLS_TIMEOUT,
);
