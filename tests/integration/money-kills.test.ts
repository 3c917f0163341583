import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProcess } from './support/bundle-process.ts';
import type { InvoicingOrder } from './support/invoicing-process.ts';
import { disagreements } from './support/ledger.ts';
import type { ServedDatabase } from './support/pglite-server.ts';
import { onPostgres, serveTestDatabase } from './support/test-database.ts';

/** 200 in the long run. */
const KILLS = runs(0.02);
const SEED = 20_261_125;
/** PGlite serves one connection. */
const CONNECTIONS = onPostgres ? 4 : 1;

let served: ServedDatabase;
let bundle: { folder: string; file: string };
const children = new Set<ChildProcess>();
beforeAll(async () => {
  [served, bundle] = await Promise.all([serveTestDatabase(), bundleProcess('invoicing-process')]);
  const database = await open();
  await seedFirstRun(database, { uidByEmail: {} });
  await database.close();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([served.close(), rm(bundle.folder, { recursive: true })]);
});

const open = () => openDatabase({ url: served.url, connections: CONNECTIONS });

/** A process loads its code while the one before it works. */
let next: ChildProcess | undefined;
function startProcess(): ChildProcess {
  const child = fork(bundle.file, []);
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** Lets a process work until it dies, or until all is done. Returns its steps, or the signal that ended it. */
async function work(round: number, dieAt: InvoicingOrder['dieAt']): Promise<unknown> {
  const child = next ?? startProcess();
  next = startProcess();
  let steps: unknown;
  child.once('message', (message: { steps: unknown }) => {
    steps = message.steps;
  });
  const ended = once(child, 'close');
  const order: InvoicingOrder = { url: served.url, connections: CONNECTIONS, round, dieAt };
  child.send(order);
  const [, signal] = (await ended) as [unknown, unknown];
  return signal ?? steps;
}

it(
  'PY-07 PY-08 SE-07 a process killed at any step of a shipment or a recording loses nothing and doubles nothing',
  async () => {
    const random = seededRandom(SEED);
    const steps = Number(await work(0, null));
    let round = 0;
    let kills = 0;
    // A round may take a step less than another, and so outlive its last one.
    while (kills < KILLS) {
      round += 1;
      const ended = await work(round, random.integer(1, steps));
      if (ended === 'SIGKILL') kills += 1;
    }
    const last = round + 1;
    expect(await work(last, null)).toBeGreaterThan(0);

    const database = await open();
    const { rows: orders } = await database.pool.query(
      `SELECT o.state, count(i.number)::int AS invoices,
         (SELECT count(*)::int FROM payment_shares s WHERE s.invoice_number = min(i.number)) AS payments
       FROM orders o LEFT JOIN invoices i ON i.order_id = o.id
       WHERE o.notes LIKE 'round %' GROUP BY o.id`,
    );
    expect(orders).toHaveLength(last + 1);
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
    expect(unapplied).toEqual([{ cents: -100 * (last + 1) }]);
    expect(await disagreements(database)).toEqual([]);
    await database.close();
  },
  KILLS * 6_000,
);
