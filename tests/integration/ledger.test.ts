import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import {
  allocationEntries,
  creditExpiryEntries,
  creditGrantEntries,
  creditUseEntries,
  disputeEntries,
  failedPayoutEntries,
  gatewayFeeEntries,
  invoiceEntries,
  lostDisputeEntries,
  paymentEntries,
  payoutEntries,
  refundEntries,
  returnEntries,
  writeOffEntries,
} from '#domain/money/ledger/postings.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import { expirePending, postPending, voidPending } from '#server/money/ledger/resolve-pending.ts';
import { reverseTransaction } from '#server/money/ledger/reverse-transaction.ts';
import { ACTOR, balances, disagreements, ledgerRequest, NOW, post } from './support/ledger.ts';
import { useDatabase } from './support/use.ts';

const charges = { goodsCents: 26_500, feeCents: 0, shippingCents: 1_200, taxCents: 0 };
const TOTAL = 27_700;

const database = useDatabase();
let account: string;
let invoice: string;
let count = 0;

/** An account with one open invoice of 277.00. */
async function newInvoice(): Promise<number> {
  count += 1;
  account = `9${String(count).padStart(5, '0')}`;
  invoice = `INV-${count}`;
  await database.pool.query(`INSERT INTO customers (account_number, practice) VALUES ($1, 'P')`, [
    account,
  ]);
  const entries = invoiceEntries(account, invoice, charges);
  const [id = 0] = await post(
    database,
    ledgerRequest({ key: `invoice:${invoice}`, kind: 'invoice', entries }),
  );
  return id;
}

function payment(cents: number, extra: { key?: string; pendingUntil?: Date } = {}) {
  return ledgerRequest({
    key: `payment:${invoice}:${cents}`,
    kind: 'payment',
    entries: paymentEntries(account, {
      into: 'cash:office',
      cents,
      shares: [{ invoiceNumber: invoice, cents }],
    }),
    ...extra,
  });
}

async function invoiceBalance(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<Record<string, string>>(
    `SELECT charged_cents AS charged, paid_cents AS paid, credited_cents AS credited,
       pending_cents AS pending FROM invoice_balances WHERE invoice_number = $1`,
    [invoice],
  );
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([key, value]) => [key, Number(value)]),
  );
}

const anyId = { actor: ACTOR, effectiveAt: NOW, now: NOW };

describe('the ledger', () => {
  it('PY-06 posts an event once, however often it is requested', async () => {
    await newInvoice();
    const [first] = await post(database, payment(10_000));
    const [again] = await post(database, payment(10_000));
    expect(again).toBe(first);
    expect(await invoiceBalance()).toEqual({
      charged: TOTAL,
      paid: 10_000,
      credited: 0,
      pending: 0,
    });
    expect(await balances(database)).toMatchObject({ [`receivable:${account}`]: TOTAL - 10_000 });
    const other = payment(500, { key: `payment:${invoice}:10000` });
    await expect(post(database, other)).rejects.toThrow(`another transaction for ${other.key}`);
  });

  it('PY-06 refuses entries that do not balance, in code and in the database', async () => {
    await newInvoice();
    const entries = [
      { account: 'revenue', cents: -100 },
      { account: 'fees', cents: 99 },
    ] as const;
    const unbalanced = ledgerRequest({ key: 'unbalanced', kind: 'payment', entries });
    await expect(post(database, unbalanced)).rejects.toThrow(RangeError);
    const insert = database.pool.query(
      `INSERT INTO ledger_entries (transaction_id, ledger_account_id, cents, is_posted, effective_at)
       SELECT max(t.id), max(a.id), 1, true, now() FROM ledger_transactions t, ledger_accounts a`,
    );
    await expect(insert).rejects.toThrow('sum to 1 cents');
  });

  it.each([
    'UPDATE ledger_entries SET cents = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    "UPDATE ledger_transactions SET reason = 'other'",
    'DELETE FROM ledger_transactions',
    'TRUNCATE ledger_transactions CASCADE',
  ])('PY-06 refuses "%s"', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only|permission denied/);
  });

  it('PY-08 never over-pays an invoice, though fifty try at once', async () => {
    await newInvoice();
    const tries = Array.from({ length: 50 }, (_, index) =>
      post(database, payment(1_000, { key: `parallel:${index}` })),
    );
    const results = await Promise.allSettled(tries);
    const refused = results.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as Error] : [],
    );
    expect(refused).toHaveLength(50 - 27);
    expect(refused[0]?.message).toBe(`Only $7.00 of invoice ${invoice} is open`);
    expect(await invoiceBalance()).toMatchObject({ paid: 27_000 });
    expect(await disagreements(database)).toEqual([]);
  });

  it('CR-01 never spends more credit than there is', async () => {
    await newInvoice();
    await post(
      database,
      ledgerRequest({
        key: `grant:${account}`,
        kind: 'creditGrant',
        entries: creditGrantEntries(account, 5_000),
      }),
    );
    const use = (cents: number) =>
      ledgerRequest({
        key: `use:${account}:${cents}`,
        kind: 'creditUse',
        entries: creditUseEntries(account, [{ invoiceNumber: invoice, cents }]),
      });
    await expect(post(database, use(5_001))).rejects.toMatchObject({
      code: 'conflict',
      errors: { balance: { nearest: 5_000 } },
    });
    await post(database, use(5_000));
    expect(await invoiceBalance()).toMatchObject({ credited: 5_000 });
    const overdraw = database.pool.query(
      `UPDATE ledger_accounts SET posted_cents = 1 WHERE key = $1`,
      [`credit:${account}`],
    );
    await expect(overdraw).rejects.toThrow('ledger_accounts_not_overdrawn');
  });

  it('PY-06 reserves what is pending, until it is posted, void or expired', async () => {
    await newInvoice();
    const pendingUntil = new Date(NOW.getTime() + 1_000);
    const [first = 0] = await post(database, payment(20_000, { pendingUntil }));
    expect(await invoiceBalance()).toMatchObject({ paid: 0, pending: 20_000 });
    await expect(post(database, payment(8_000))).rejects.toThrow('Only $77.00');
    const { db } = database;
    await db.transaction((tx) => postPending(tx, { id: first, ...anyId }));
    expect(await invoiceBalance()).toMatchObject({ paid: 20_000, pending: 0 });
    const voiding = db.transaction((tx) => voidPending(tx, { id: first, ...anyId }));
    await expect(voiding).rejects.toMatchObject({ code: 'conflict' });
    const again = await db.transaction((tx) => postPending(tx, { id: first, ...anyId }));
    expect(again.isNew).toBe(false);

    const [second = 0] = await post(database, payment(7_000, { pendingUntil }));
    const { signal } = new AbortController();
    expect(await expirePending(database, NOW, { signal })).toBe(0);
    expect(await expirePending(database, pendingUntil, { signal })).toBe(1);
    expect(await expirePending(database, pendingUntil, { signal })).toBe(0);
    expect(await invoiceBalance()).toMatchObject({ paid: 20_000, pending: 0 });
    const late = db.transaction((tx) => postPending(tx, { id: second, ...anyId }));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await disagreements(database)).toEqual([]);
  });

  it('PY-06 corrects by a reversal, once, and never reverses a reversal', async () => {
    await newInvoice();
    const before = await balances(database);
    const [id = 0] = await post(database, payment(27_700));
    const { db } = database;
    const undo = (of: number) =>
      db.transaction((tx) => reverseTransaction(tx, { id: of, reason: 'Typed twice', ...anyId }));
    const reversal = await undo(id);
    expect(await undo(id)).toEqual({ ...reversal, isNew: false });
    expect(await balances(database)).toEqual(before);
    expect(await invoiceBalance()).toMatchObject({ paid: 0 });
    await expect(undo(reversal.id)).rejects.toThrow('A reversal cannot be reversed');
    const forced = database.pool.query(
      `INSERT INTO ledger_transactions
         (key, digest, kind, phase, reversal_of, actor_uid, actor, effective_at, posted_at)
       VALUES ('forced', '', 'payment', 'posted', $1, '', '', now(), now())`,
      [reversal.id],
    );
    await expect(forced).rejects.toThrow('cannot be reversed');
  });

  it('PY-08 a payment that no invoice takes is unapplied, and is allocated later', async () => {
    await newInvoice();
    const entries = paymentEntries(account, { into: 'cash:office', cents: 30_000, shares: [] });
    await post(database, ledgerRequest({ key: `paid:${account}`, kind: 'payment', entries }));
    const shares = [{ invoiceNumber: invoice, cents: TOTAL }];
    const allocation = ledgerRequest({
      key: `allocation:${account}`,
      kind: 'allocation',
      entries: allocationEntries(account, shares),
    });
    await post(database, allocation);
    const now = await balances(database);
    expect(now[`unapplied:${account}`]).toBe(-2_300);
    expect(now[`receivable:${account}`]).toBeUndefined();
    expect(await invoiceBalance()).toMatchObject({ paid: TOTAL });
  });

  it('PY-06 changes nothing when the transaction around it fails', async () => {
    await newInvoice();
    const before = await balances(database);
    const failing = database.db.transaction(async (tx) => {
      await postTransactions(tx, [payment(100)], NOW);
      throw new Error('the power fails');
    });
    await expect(failing).rejects.toThrow('the power fails');
    expect(await balances(database)).toEqual(before);
    expect(await disagreements(database)).toEqual([]);
  });
});

const partly = [{ invoiceNumber: 'INV-7', cents: 7 }];
const ten = { cents: 10, shares: partly };

it.each<[string, readonly LedgerEntry[], string]>([
  [
    'payment',
    paymentEntries('9', { into: 'cash:a', ...ten }),
    'cash:a 10, receivable:9 -7, unapplied:9 -3',
  ],
  [
    'return',
    returnEntries('9', { from: 'cash:a', ...ten }),
    'receivable:9 7, unapplied:9 3, cash:a -10',
  ],
  ['allocation', allocationEntries('9', partly), 'unapplied:9 7, receivable:9 -7'],
  ['refund', refundEntries('9', { from: 'cash:a', cents: 5 }), 'unapplied:9 5, cash:a -5'],
  ['dispute', disputeEntries('in-flight:a', 5), 'disputes 5, in-flight:a -5'],
  ['lost dispute', lostDisputeEntries('9', partly), 'receivable:9 7, disputes -7'],
  ['payout', payoutEntries('a', 5), 'cash:a 5, in-flight:a -5'],
  ['failed payout', failedPayoutEntries('a', 5), 'cash:a -5, in-flight:a 5'],
  [
    'fee',
    gatewayFeeEntries('a', { of: 'gateway-fees', cents: 5 }),
    'gateway-fees:a 5, in-flight:a -5',
  ],
  [
    'fee that comes back',
    gatewayFeeEntries('a', { of: 'dispute-fees', cents: -5 }),
    'dispute-fees:a -5, in-flight:a 5',
  ],
  ['grant of credit', creditGrantEntries('9', 5), 'revenue 5, credit:9 -5'],
  ['use of credit', creditUseEntries('9', partly), 'credit:9 7, receivable:9 -7'],
  ['expiry of credit', creditExpiryEntries('9', 5), 'credit:9 5, revenue -5'],
  ['write-off', writeOffEntries('9', partly), 'write-off 7, receivable:9 -7'],
])('PY-06 a %s moves these accounts', (_what, entries, expected) => {
  expect(entries.map(({ account, cents }) => `${account} ${cents}`).join(', ')).toBe(expected);
});

it('PY-06 an invoice owes what its charges earn', () => {
  const each = { goodsCents: 100, feeCents: 20, shippingCents: 3, taxCents: 4 };
  const moved = invoiceEntries('9', 'INV-7', each).map(({ account, cents }) => [account, cents]);
  expect(moved).toEqual([
    ['receivable:9', 127],
    ['revenue', -100],
    ['fees', -20],
    ['shipping', -3],
    ['tax', -4],
  ]);
});
