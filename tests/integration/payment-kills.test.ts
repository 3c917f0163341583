import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { openTestSandbox, type TestSandbox } from '#tests/fixtures/test-sandbox.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProcess } from './support/bundle-process.ts';
import { disagreements } from './support/ledger.ts';
import type { PayingOrder } from './support/paying-process.ts';
import type { ServedDatabase } from './support/pglite-server.ts';
import { onPostgres, serveTestDatabase } from './support/test-database.ts';

/** 200 in the long run. */
const KILLS = runs(0.02);
const SEED = 20_261_126;
/** PGlite serves one connection. */
const CONNECTIONS = onPostgres ? 4 : 1;

let served: ServedDatabase;
let bundle: { folder: string; file: string };
let sandbox: TestSandbox;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  [served, bundle, sandbox] = await Promise.all([
    serveTestDatabase(),
    bundleProcess('paying-process'),
    openTestSandbox({ startsAt: new Date() }),
  ]);
  const database = await open();
  await seedFirstRun(database, { uidByEmail: {} });
  await database.close();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([served.close(), sandbox.close(), rm(bundle.folder, { recursive: true })]);
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
async function work(round: number, dieAt: PayingOrder['dieAt']): Promise<unknown> {
  const child = next ?? startProcess();
  next = startProcess();
  let steps: unknown;
  child.once('message', (message: { steps: unknown }) => {
    steps = message.steps;
  });
  const ended = once(child, 'close');
  const gatewayPort = Number(new URL(sandbox.origin).port);
  const order: PayingOrder = {
    url: served.url,
    connections: CONNECTIONS,
    gatewayPort,
    round,
    dieAt,
  };
  child.send(order);
  const [code, signal] = (await ended) as [number | null, unknown];
  expect([0, null]).toContain(code);
  return signal ?? steps;
}

/** What a process leaves behind agrees with itself, before another one goes on. */
async function expectBooksToAgree(): Promise<void> {
  const database = await open();
  expect(await disagreements(database)).toEqual([]);
  await database.close();
}

interface Kept {
  state: string;
  payments: number;
  refunded: number;
  refunding: number;
  open: number;
  half: number;
}

const succeeded = (of: readonly { status: string }[]) =>
  of.filter(({ status }) => status === 'succeeded').length;

it(
  'PY-03 PY-09 a process killed at any step of an online payment or its refund loses nothing and doubles nothing',
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
      await expectBooksToAgree();
    }
    const last = round + 1;
    expect(await work(last, null)).toBeGreaterThan(0);

    const database = await open();
    const { rows } = await database.pool.query<Kept>(
      `SELECT c.state, count(p.number)::int AS payments, sum(p.refunded_cents)::int AS refunded,
         sum(p.refunding_cents)::int AS refunding, (c.amount_cents / 2)::int AS half,
         (SELECT sum(b.charged_cents - b.paid_cents - b.pending_cents)::int FROM invoice_balances b
          JOIN checkout_shares s ON s.invoice_number = b.invoice_number WHERE s.checkout_id = c.id) AS open
       FROM checkouts c LEFT JOIN payments p ON p.checkout_id = c.id
       WHERE c.memo LIKE 'paid %' GROUP BY c.id`,
    );
    expect(rows).toHaveLength(last + 1);
    for (const { state, payments, refunded, refunding, open: left, half } of rows) {
      expect([state, payments, refunding]).toEqual(['paid', 1, 0]);
      expect([refunded, left]).toEqual([half, half]);
    }
    await database.close();
    await expectBooksToAgree();
    // At the gateway, too: one payment and one refund for each.
    const answer = await fetch(`${sandbox.origin}/control/records.json`);
    const records = (await answer.json()) as Record<'intent' | 'refund', { status: string }[]>;
    expect([succeeded(records.intent), succeeded(records.refund)]).toEqual([last + 1, last + 1]);
  },
  KILLS * 6_000,
);
