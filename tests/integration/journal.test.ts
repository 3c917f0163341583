import { beforeAll, describe, expect, it } from 'vitest';
import { ASSUMED_ACCOUNTS } from '#domain/money/journal/journal-accounts.ts';
import { journalSettingsSchema, journalWaitingSchema } from '#domain/money/journal/journal.ts';
import {
  allocationEntries,
  paymentEntries,
  writeOffEntries,
} from '#domain/money/ledger/postings.ts';
import { makeBatch as makeBatchIn } from '#server/money/journal/make-batch.ts';
import { reverseTransaction } from '#server/money/ledger/reverse-transaction.ts';
import { issue } from './support/invoices.ts';
import { askBatch, journalOf, makeBatch } from './support/journal.ts';
import { ACTOR, ledgerRequest, NOW, post } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let account: string;
let payments = 0;
beforeAll(async () => {
  account = (await madeAccount(portal, { practice: 'Journal Eye Care' })).id;
  // Whatever is in the ledger already.
  await askBatch(portal, { from: null, to: '2099-12-31' });
});

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Books a payment that no invoice gets. Returns the transaction. */
async function paid(day: string, cents = 1_000): Promise<number> {
  payments += 1;
  const entries = paymentEntries(account, { into: 'cash:office', cents, shares: [] });
  const key = `payment:PAY-8${String(payments).padStart(5, '0')}`;
  const request = ledgerRequest({ key, kind: 'payment', entries, effectiveAt: noon(day) });
  return (await post(portal.database, request))[0] ?? 0;
}

async function waiting(to: string) {
  const response = await portal.request('super', {
    url: '/api/journal-batches/waiting',
    query: { to },
  });
  return journalWaitingSchema.parse(response.json());
}

/** Which batches each transaction is in, in the database. */
async function exported(): Promise<number[]> {
  const { rows } = await portal.database.pool.query<{ id: string }>(
    'SELECT transaction_id AS id FROM journal_transactions',
  );
  return rows.map(({ id }) => Number(id));
}

describe('the export of the journal', () => {
  it('PY-08 has each transaction once, balanced, with the accounts that are set', async () => {
    const invoiceNumber = await issue(portal, account, noon('2026-02-03'));
    const share = (cents: number) => [{ invoiceNumber, cents }];
    const payment = await paid('2026-02-05', 6_000);
    const allocation = ledgerRequest({
      key: 'allocation:PAY-800001:1',
      kind: 'allocation',
      entries: allocationEntries(account, share(6_000)),
      effectiveAt: noon('2026-02-06'),
    });
    const off = ledgerRequest({
      key: `write-off:${invoiceNumber}:1`,
      kind: 'writeOff',
      entries: writeOffEntries(account, share(4_000)),
      effectiveAt: noon('2026-02-07'),
    });
    const [, lost = 0] = await post(portal.database, allocation, off);
    await portal.database.db.transaction((tx) =>
      reverseTransaction(tx, {
        id: lost,
        actor: ACTOR,
        reason: 'Paid',
        effectiveAt: noon('2026-02-28'),
        now: NOW,
      }),
    );
    expect(await waiting('2026-02-28')).toEqual({ transactions: 5, firstDay: '2026-02-03' });
    const batch = await makeBatch(portal, { from: null, to: '2026-02-28' });
    expect(batch).toMatchObject({ transactions: 5, debitCents: 30_000, lastTransaction: lost + 1 });
    const [head, ...lines] = await journalOf(portal, batch.id);
    expect(head?.join()).toBe(
      'JournalNo,JournalDate,AccountName,AccountCode,Debits,Credits,Description,Name,Currency',
    );
    const name = `Journal Eye Care (${account})`;
    const reversal = `Written off, reversed ${invoiceNumber}`;
    expect(lines.map((cells) => cells.join('|'))).toEqual(
      expect.arrayContaining([
        `LP${payment}|02/05/2026|Checking|1000|60.00||Payment PAY-800001||USD`,
        `LP${payment}|02/05/2026|Customer Deposits|2300||60.00|Payment PAY-800001|${name}|USD`,
        `LP${lost + 1}|02/28/2026|Bad Debts|6100||40.00|${reversal}||USD`,
        `LP${lost + 1}|02/28/2026|Accounts Receivable (A/R)|1200|40.00||${reversal}|${name}|USD`,
      ]),
    );
    const sums = new Map<string, number>();
    for (const [number = '', , , , debit, credit] of lines) {
      const cents = Math.round(Number(debit || 0) * 100) - Math.round(Number(credit || 0) * 100);
      sums.set(number, (sums.get(number) ?? 0) + cents);
    }
    expect([...sums.values()]).toEqual([0, 0, 0, 0, 0]);
    expect((await askBatch(portal, { from: null, to: '2026-02-28' })).statusCode).toBe(409);
    expect(await journalOf(portal, batch.id)).toEqual([head, ...lines]);
  });

  it('PY-08 takes what is posted later for a day that was exported into the next one', async () => {
    const [late, outside] = [await paid('2026-02-10'), await paid('2026-04-01')];
    const march = await makeBatch(portal, { from: '2026-02-01', to: '2026-03-31' });
    expect(march).toMatchObject({ transactions: 1, firstTransaction: late, lastTransaction: late });
    expect((await makeBatch(portal, { from: null, to: '2026-04-30' })).firstTransaction).toBe(
      outside,
    );
  });

  it('PY-08 gives no transaction to two exports at once, and leaves none out', async () => {
    const made: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) made.push(await paid('2026-05-05'));
    const [more, ...answers] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => paid('2026-05-06'))),
      ...Array.from({ length: 8 }, () => askBatch(portal, { from: null, to: '2026-05-31' })),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(statuses).toContain(201);
    await askBatch(portal, { from: null, to: '2026-05-31' });
    const all = await exported();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining([...made, ...more]));
    expect(await waiting('2026-05-31')).toEqual({ transactions: 0, firstDay: null });
  });

  it('PY-08 is made once by a request that comes twice', async () => {
    await paid('2026-06-05');
    const range = { from: null, to: '2026-06-30' };
    const key = crypto.randomUUID();
    const [first, again] = [await askBatch(portal, range, key), await askBatch(portal, range, key)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  it('PY-08 leaves nothing behind when it fails on the way', async () => {
    const id = await paid('2026-07-05');
    const input = { from: null, to: '2026-07-31' };
    const failing = portal.database.db.transaction(async (tx) => {
      await makeBatchIn(tx, { actor: ACTOR, input, now: NOW });
      throw new Error('The process ends here');
    });
    await expect(failing).rejects.toThrow('ends here');
    expect(await exported()).not.toContain(id);
    expect((await makeBatch(portal, input)).firstTransaction).toBe(id);
  });

  it('PY-08 is never changed', async () => {
    const { pool } = portal.database;
    await expect(pool.query('DELETE FROM journal_transactions')).rejects.toThrow(
      /journal_transactions/,
    );
    await expect(pool.query('UPDATE journal_batches SET transactions = 0')).rejects.toThrow(
      /journal_batches/,
    );
  });

  it('PY-08 refuses a range that ends before it begins, and names the nearest day', async () => {
    const refused = await askBatch(portal, { from: '2026-05-02', to: '2026-05-01' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { from: { nearest: '2026-05-01' } } });
  });
});

describe('the accounts of the journal', () => {
  it('PY-08 SE-03 are assumptions until they are changed, with their version', async () => {
    const url = '/api/journal-settings';
    const before = journalSettingsSchema.parse((await portal.request('super', { url })).json());
    expect(before).toEqual({ accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC', version: 0 });
    const accounts = { ...ASSUMED_ACCOUNTS, cash: { code: '1010', name: 'Bank:Operating' } };
    const put = (version: number, payload: object) => portal.put('super', url, version, payload);
    expect((await put(0, { accounts, timeZone: 'America/Chicago' })).json()).toEqual({
      accounts,
      timeZone: 'America/Chicago',
      version: 1,
    });
    expect((await put(0, { accounts, timeZone: 'UTC' })).statusCode).toBe(412);
    expect((await put(1, { accounts, timeZone: 'Moon/Crater' })).statusCode).toBe(422);
    const { cash: _cash, ...less } = accounts;
    expect((await put(1, { accounts: less, timeZone: 'UTC' })).statusCode).toBe(422);
    const id = await paid('2026-08-05');
    const batch = await makeBatch(portal, { from: null, to: '2026-08-31' });
    const lines = await journalOf(portal, batch.id);
    expect(lines.find(([number]) => number === `LP${id}`)?.slice(2, 4)).toEqual([
      'Bank:Operating',
      '1010',
    ]);
  });
});
