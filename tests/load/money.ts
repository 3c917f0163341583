/** PY-06, PY-08: what the books cost to read on PostgreSQL with a million entries, each beside its bare SQL. */

import { loadavg } from 'node:os';
import {
  listReceivables,
  sumReceivables,
} from '#server/money/invoices/receivables/find-receivables.ts';
import { findBalances } from '#server/money/statements/find-movements.ts';
import { findStatement } from '#server/money/statements/find-statement.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';
import { accountOf, manyEntries } from './support/many-entries.ts';

const CUSTOMERS = Number(process.env['LOAD_CUSTOMERS'] ?? 5_000);
const DAY = 86_400_000;

interface Reading {
  name: string;
  runs: number;
  /** In milliseconds, for the 95th of 100. */
  aim: number;
  /** Of the customer with this number. */
  read: (account: string) => Promise<unknown>;
  bare: (account: string) => Promise<unknown>;
}

export async function run(): Promise<Measurement[]> {
  const cluster = await startCluster();
  try {
    const database = await openDatabase({ url: cluster.url });
    try {
      await migrateDatabase(database);
      await manyEntries(cluster.url, CUSTOMERS);
      const measurements: Measurement[] = [await told(database)];
      for (const reading of readings(database)) measurements.push(await measure(reading));
      return measurements;
    } finally {
      await database.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function told({ pool }: Database): Promise<Measurement> {
  const { rows } = await pool.query<{ count: string }>(
    'SELECT count(*) AS count FROM ledger_entries',
  );
  const load = loadavg()[0]?.toFixed(1);
  return { name: 'entries', result: `${rows[0]?.count}, load average ${load}`, ok: true };
}

function readings(database: Database): Reading[] {
  const { db, pool } = database;
  const now = new Date();
  const year = { from: dayOf(now.getTime() - 364 * DAY), to: dayOf(now.getTime()) };
  const ageing = { sort: 'total', order: 'DESC', limit: 50, offset: 0, filter: {} } as const;
  return [
    {
      name: 'balance of an account, by its entries',
      runs: 300,
      aim: 50,
      read: (account) => findBalances(db, account, now),
      bare: (account) => pool.query(BALANCE, [account, now]),
    },
    {
      name: 'statement of a year',
      runs: 200,
      aim: 200,
      read: (accountNumber) =>
        findStatement(database, { scope: 'any', accountNumber, period: year, now }),
      bare: (account) => pool.query(MOVEMENTS, [account, new Date(now.getTime() - 365 * DAY), now]),
    },
    {
      name: `receivables of ${CUSTOMERS} customers by age: a page and the total`,
      runs: 30,
      aim: 1_500,
      read: async () => {
        const page = await listReceivables(db, ageing, now);
        if (page.total !== CUSTOMERS) throw new Error(`${page.total} customers owe something`);
        return sumReceivables(db, {}, now);
      },
      bare: () => pool.query(AGEING, [now]),
    },
  ];
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const OF_ACCOUNT = `FROM ledger_accounts a JOIN ledger_entries e ON e.ledger_account_id = a.id
  WHERE a.account_number = $1 AND a.kind IN ('receivable', 'unapplied', 'credit') AND e.is_posted`;
const BALANCE = `SELECT a.kind, sum(e.cents) ${OF_ACCOUNT} AND e.effective_at < $2 GROUP BY a.kind`;
const MOVEMENTS = `SELECT e.transaction_id, sum(e.cents) ${OF_ACCOUNT}
  AND e.effective_at >= $2 AND e.effective_at < $3 GROUP BY 1 ORDER BY 1`;
const AGEING = `SELECT i.account_number,
    sum(b.charged_cents - b.paid_cents - b.credited_cents - b.written_off_cents) FILTER (WHERE i.overdue_from > $1),
    sum(b.charged_cents - b.paid_cents - b.credited_cents - b.written_off_cents) FILTER (WHERE i.overdue_from <= $1)
  FROM invoice_balances b JOIN invoices i ON i.number = b.invoice_number
  WHERE (b.charged_cents - b.paid_cents - b.credited_cents - b.written_off_cents) > 0
  GROUP BY 1`;

async function measure({ name, runs, aim, read, bare }: Reading): Promise<Measurement> {
  const [ours, sql] = [await p95(runs, read), await p95(runs, bare)];
  const result = `p95 ${ours.toFixed(1)} ms (aim: below ${aim} ms), bare SQL ${sql.toFixed(1)} ms`;
  return { name, result, ok: ours < aim };
}

/** Reads customers all over the table, one after the other. */
async function p95(runs: number, read: (account: string) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const account = accountOf(1 + ((turn * 37) % CUSTOMERS));
    const started = performance.now();
    await read(account);
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(runs * 0.95) - 1] ?? 0;
}
