import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import {
  creditGrantEntries,
  creditUseEntries,
  invoiceEntries,
  type Share,
} from '#domain/money/ledger/postings.ts';
import { expireCredits } from '#server/money/credits/expire-credits.ts';
import { moveMoney } from '#server/money/invoices/move-money.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import { expirePending, postPending } from '#server/money/ledger/resolve-pending.ts';
import { reverseTransaction } from '#server/money/ledger/reverse-transaction.ts';
import { seededRandom } from '../fixtures/random.ts';
import { ACTOR, balances, disagreements, ledgerRequest, NOW, post } from './support/ledger.ts';
import { useDatabase } from './support/use.ts';

const DAY = 24 * 60 * 60 * 1000;
const signal = new AbortController().signal;
const database = useDatabase();
let accounts = 400_000;

/** An account in Chicago with an invoice of 1,000.00. */
async function account(): Promise<{ account: string; invoice: string }> {
  accounts += 1;
  const number = String(accounts);
  await database.pool.query(
    `INSERT INTO customers (account_number, practice, time_zone) VALUES ($1, 'P', 'America/Chicago')`,
    [number],
  );
  const invoice = `INV-${number}`;
  const charges = { goodsCents: 100_000, feeCents: 0, shippingCents: 0, taxCents: 0 };
  const entries = invoiceEntries(number, invoice, charges);
  await post(database, ledgerRequest({ key: `invoice:${invoice}`, kind: 'invoice', entries }));
  return { account: number, invoice };
}

let events = 0;
function grant(number: string, cents: number, changes: object = {}) {
  events += 1;
  const entries = creditGrantEntries(number, cents);
  return ledgerRequest({ key: `grant:${events}`, kind: 'creditGrant', entries, ...changes });
}

function use(number: string, shares: Share[], changes: object = {}) {
  events += 1;
  const entries = creditUseEntries(number, shares);
  return ledgerRequest({ key: `use:${events}`, kind: 'creditUse', entries, ...changes });
}

interface LotRow {
  left: number;
  amount: number;
  cause: string;
  state: string;
  expiresOn: string;
  expiresAt: Date;
}

async function lots(number: string): Promise<LotRow[]> {
  const { rows } = await database.pool.query<LotRow>(
    `SELECT remaining_cents::int AS left, amount_cents::int AS amount, cause, state,
       expires_on::text AS "expiresOn", expires_at AS "expiresAt"
     FROM lens_credits WHERE account_number = $1 ORDER BY number`,
    [number],
  );
  return rows;
}

const left = async (number: string) => (await lots(number)).map((one) => one.left);

/** Moves the last day of the lots of an account, the first lot by so many days and so on. */
async function expiring(number: string, days: number[]): Promise<void> {
  const { rows } = await database.pool.query<{ number: string }>(
    'SELECT number FROM lens_credits WHERE account_number = $1 ORDER BY number',
    [number],
  );
  for (const [index, { number: credit }] of rows.entries()) {
    await database.pool.query('UPDATE lens_credits SET expires_at = $2 WHERE number = $1', [
      credit,
      new Date(NOW.getTime() + (days[index] ?? 0) * DAY),
    ]);
  }
}

const expire = (days: number) =>
  expireCredits(database, new Date(NOW.getTime() + days * DAY), { signal });

describe('the lots of lens credit', () => {
  it('CR-01 a grant opens a credit for a year, whose last day is one of the practice', async () => {
    const { account: number } = await account();
    const lens = { key: `lensCredit:LP-${number}:left` };
    // 22:30 in Chicago.
    const late = new Date('2026-05-05T03:30:00Z');
    await database.db.transaction((tx) => postTransactions(tx, [grant(number, 500, lens)], late));
    expect(await lots(number)).toEqual([
      {
        left: 500,
        amount: 500,
        cause: 'exchange',
        state: 'posted',
        expiresOn: '2027-05-04',
        expiresAt: new Date('2027-05-05T05:00:00Z'),
      },
    ]);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 what expires first is used first, and a reversal gives it back', async () => {
    const { account: number, invoice } = await account();
    await post(database, grant(number, 500), grant(number, 300), grant(number, 200));
    await expiring(number, [30, 10, 20]);
    const [used = 0] = await post(database, use(number, [{ invoiceNumber: invoice, cents: 600 }]));
    expect(await left(number)).toEqual([400, 0, 0]);
    await reverse(used);
    expect(await left(number)).toEqual([500, 300, 200]);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 what is given back after it expired can be used for some more days', async () => {
    const { account: number, invoice } = await account();
    await post(database, grant(number, 500));
    const [used = 0] = await post(database, use(number, [{ invoiceNumber: invoice, cents: 500 }]));
    await expiring(number, [-1]);
    await reverse(used);
    await expire(29);
    expect(await left(number)).toEqual([500]);
    await expire(31);
    expect(await left(number)).toEqual([0]);
  });

  it('CR-01 a reversed grant takes its own credit back', async () => {
    const { account: number } = await account();
    const [, later = 0] = await post(database, grant(number, 500), grant(number, 300));
    await expiring(number, [10, 20]);
    await reverse(later);
    expect(await lots(number)).toMatchObject([
      { left: 500, state: 'posted' },
      { left: 0, state: 'reversed' },
    ]);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 what is reserved counts as used, and is there again when it is void', async () => {
    const { account: number, invoice } = await account();
    await post(database, grant(number, 500), grant(number, 300));
    await expiring(number, [20, 10]);
    const pendingUntil = new Date(NOW.getTime() + 1_000);
    const shares = [{ invoiceNumber: invoice, cents: 400 }];
    const [first = 0] = await post(database, use(number, shares, { pendingUntil }));
    expect(await left(number)).toEqual([400, 0]);
    await expire(15);
    expect(await left(number)).toEqual([400, 0]);
    await database.db.transaction((tx) =>
      postPending(tx, {
        id: first,
        actor: ACTOR,
        effectiveAt: NOW,
        now: NOW,
        entries: creditUseEntries(number, [{ invoiceNumber: invoice, cents: 250 }]),
      }),
    );
    expect(await left(number)).toEqual([500, 50]);
    await post(database, use(number, shares, { pendingUntil }));
    expect(await left(number)).toEqual([150, 0]);
    await expirePending(database, new Date(NOW.getTime() + 2_000), { signal });
    expect(await left(number)).toEqual([500, 50]);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 expires what is left when its last day is over, once, also with two at a time', async () => {
    const { account: number, invoice } = await account();
    await post(database, grant(number, 500), grant(number, 300));
    await post(database, use(number, [{ invoiceNumber: invoice, cents: 100 }]));
    await expiring(number, [5, 50]);
    await expire(4.9);
    expect(await left(number)).toEqual([400, 300]);
    await Promise.all([expire(5), expire(5)]);
    expect(await left(number)).toEqual([0, 300]);
    expect((await balances(database))[`credit:${number}`]).toBe(-300);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 AD-05 a merge carries the credits along', async () => {
    const { account: from } = await account();
    const { account: into } = await account();
    await post(database, grant(from, 500), grant(into, 300));
    await database.db.transaction((tx) => moveMoney(tx, { from, into, actor: ACTOR, now: NOW }));
    expect(await left(from)).toEqual([]);
    expect(await left(into)).toEqual([500, 300]);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 PY-06 the check finds a planted error', async () => {
    const { account: number } = await account();
    await post(database, grant(number, 500));
    const plant = (cents: number) =>
      database.pool.query(
        'UPDATE lens_credits SET remaining_cents = $2 WHERE account_number = $1',
        [number, cents],
      );
    await plant(499);
    const found = await disagreements(database);
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(`credit:${number}: what is left of the lens credits of an account`);
    await plant(500);
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 agree with the ledger after any history', async () => {
    for (let run = 0; run < runs(0.02); run += 1) await history(seededRandom(run + 1));
    expect(await disagreements(database)).toEqual([]);
  });
});

function reverse(id: number) {
  return database.db.transaction((tx) =>
    reverseTransaction(tx, { id, actor: ACTOR, reason: 'Wrong', effectiveAt: NOW, now: NOW }),
  );
}

/** Twenty random events of an account; those that the ledger refuses change nothing. */
async function history(random: ReturnType<typeof seededRandom>): Promise<void> {
  const { account: number, invoice } = await account();
  const done: number[] = [];
  const pending: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const cents = random.integer(1, 500);
    const shares = [{ invoiceNumber: invoice, cents }];
    const pendingUntil = new Date(NOW.getTime() + 1_000);
    const steps: (() => Promise<unknown>)[] = [
      async () => done.push(...(await post(database, grant(number, cents)))),
      async () => done.push(...(await post(database, use(number, shares)))),
      async () => pending.push(...(await post(database, use(number, shares, { pendingUntil })))),
      async () => reverse(done[random.integer(0, Math.max(0, done.length - 1))] ?? 0),
      async () =>
        database.db.transaction((tx) =>
          postPending(tx, { id: pending.pop() ?? 0, actor: ACTOR, effectiveAt: NOW, now: NOW }),
        ),
      async () => expire(random.integer(0, 800)),
    ];
    await steps[random.integer(0, steps.length - 1)]?.().catch(refused);
    expect((await left(number)).every((one) => one >= 0)).toBe(true);
  }
}

/** Refusals are the ledger's; other errors are ours. */
function refused(error: unknown): void {
  if (!(error instanceof Error) || error.name === 'RangeError') throw error;
  if (!('code' in error) || !['conflict', 'not-found'].includes(String(error.code))) throw error;
}
