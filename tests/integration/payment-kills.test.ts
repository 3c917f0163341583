import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../fixtures/test-sandbox.ts';
import { KILLS_TIMEOUT, useKilledProcesses } from './support/killed-processes.ts';
import { disagreements } from './support/ledger.ts';
import type { PayingOrder } from './support/paying-process.ts';

const SEED = 20_261_126;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ startsAt: new Date() });
});
afterAll(() => sandbox.close());

const { open, killThem } = useKilledProcesses<PayingOrder>('paying-process', () => ({
  gatewayPort: Number(new URL(sandbox.origin).port),
}));

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
    const processes = await killThem(SEED, expectBooksToAgree);

    const database = await open();
    const { rows } = await database.pool.query<Kept>(
      `SELECT c.state, count(p.number)::int AS payments, sum(p.refunded_cents)::int AS refunded,
         sum(p.refunding_cents)::int AS refunding, (c.amount_cents / 2)::int AS half,
         (SELECT sum(b.charged_cents - b.paid_cents - b.pending_cents)::int FROM invoice_balances b
          JOIN checkout_shares s ON s.invoice_number = b.invoice_number WHERE s.checkout_id = c.id) AS open
       FROM checkouts c LEFT JOIN payments p ON p.checkout_id = c.id
       WHERE c.memo LIKE 'paid %' GROUP BY c.id`,
    );
    expect(rows).toHaveLength(processes);
    for (const { state, payments, refunded, refunding, open: left, half } of rows) {
      expect([state, payments, refunding]).toEqual(['paid', 1, 0]);
      expect([refunded, left]).toEqual([half, half]);
    }
    await database.close();
    await expectBooksToAgree();
    // At the gateway, too: one payment and one refund for each.
    const answer = await fetch(`${sandbox.origin}/control/records.json`);
    const records = (await answer.json()) as Record<'intent' | 'refund', { status: string }[]>;
    expect([succeeded(records.intent), succeeded(records.refund)]).toEqual([processes, processes]);
  },
  KILLS_TIMEOUT,
);
