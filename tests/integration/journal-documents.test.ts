import { beforeAll, describe, expect, it } from 'vitest';
import { ASSUMED_ACCOUNTS } from '#domain/money/journal/journal-accounts.ts';
import { journalDocumentsSchema, type JournalBatch } from '#domain/money/journal/journal.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import {
  creditGrantEntries,
  paymentEntries,
  payoutEntries,
  refundEntries,
  writeOffEntries,
} from '#domain/money/ledger/postings.ts';
import { makeInvoices } from '#server/money/invoices/make-invoices.ts';
import { parseCsv } from '#server/platform/csv/parse-csv.ts';
import { seededRandom } from '../fixtures/random.ts';
import { orderRow } from './support/invoices.ts';
import { askBatch, journalOf, makeBatch } from './support/journal.ts';
import { ACTOR, ledgerRequest, post } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
const random = seededRandom();
/** A spreadsheet would run it. */
const NAME = '=HYPERLINK("x") Eye Care';
const INVOICES = 12;

let account: string;
let batch: JournalBatch;
let issued: { number: string; cents: number }[];

const at = () => new Date(Date.UTC(2026, 1, random.integer(1, 28), 12));
const part = (code: string, cents: number) => ({ code, label: { en: code, es: code }, cents });

/** An invoice of lenses, sometimes with shipping and tax. */
async function issueAny() {
  const cents = random.integer(1, 90_000);
  const order = await orderRow(portal, account, cents);
  const deliveryParts = [
    ...(random.chance(0.5) ? [part('shipping.standard', random.integer(1, 5_000))] : []),
    ...(random.chance(0.5)
      ? [{ ...part('tax', random.integer(1, 9_000)), tax: { rate: 5_500, certificate: '' } }]
      : []),
  ];
  const poNumber = random.chance(0.5) ? '+PO 7' : '';
  const [number = ''] = await portal.database.db.transaction((tx) =>
    makeInvoices(tx, { actor: ACTOR, now: at() }, [{ ...order, poNumber, deliveryParts }]),
  );
  return { number, cents: cents + deliveryParts.reduce((sum, one) => sum + one.cents, 0) };
}

let entries = 0;
function posting(kind: LedgerKind, document: string, own: LedgerEntry[]) {
  entries += 1;
  return ledgerRequest({
    key: `${kind}:${document}:${entries}`,
    kind,
    entries: own,
    effectiveAt: at(),
  });
}

beforeAll(async () => {
  account = (await madeAccount(portal, { practice: NAME })).id;
  await askBatch(portal, { from: null, to: '2099-12-31' });
  issued = [];
  for (let turn = 0; turn < INVOICES; turn += 1) issued.push(await issueAny());
  const requests = issued.flatMap(({ number, cents }, index) => {
    const pay = `PAY-9${String(index).padStart(5, '0')}`;
    const paid = random.integer(1, cents);
    const into = random.chance(0.5) ? ('cash:office' as const) : ('in-flight:stripe' as const);
    const shares = [{ invoiceNumber: number, cents: paid }];
    const rest = cents - paid;
    return [
      posting('payment', pay, paymentEntries(account, { into, cents: paid + 500, shares })),
      posting('refund', pay, refundEntries(account, { from: into, cents: 200 })),
      ...(rest > 0
        ? [
            posting(
              'writeOff',
              number,
              writeOffEntries(account, [{ invoiceNumber: number, cents: rest }]),
            ),
          ]
        : []),
    ];
  });
  await post(
    portal.database,
    ...requests,
    posting('payout', 'po_1', payoutEntries('stripe', 700)),
    posting('creditGrant', 'LC-100001', creditGrantEntries(account, 1_200)),
  );
  batch = await makeBatch(portal, { from: null, to: '2026-02-28' });
});

async function rowsOf(program: string, file: string): Promise<Record<string, string>[]> {
  const url = `/api/journal-batches/${batch.id}/documents.csv`;
  const response = await portal.request('bookkeeper', { url, query: { program, file } });
  expect(response.statusCode).toBe(200);
  const [head, ...rows] = parseCsv(response.body).rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? '', cell])));
}

const centsOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

/** What the journal's file of the batch has of an account, debits less credits. */
async function journalSum(code: string, about = /./): Promise<number> {
  const [, ...lines] = await journalOf(portal, batch.id);
  return lines
    .filter(([, , , own, , , description = '']) => own === code && about.test(description))
    .reduce(
      (sum, [, , , , debit, credit]) => sum + Math.round((Number(debit) - Number(credit)) * 100),
      0,
    );
}

describe('the documents of an export', () => {
  it.each([
    ['xero', '*UnitAmount', '*InvoiceNumber'],
    ['quickbooks', '*ItemAmount', '*InvoiceNo'],
  ])(
    'PY-08 has every invoice, with the sums of the journal (%s)',
    async (program, amount, number) => {
      const rows = await rowsOf(program, 'invoices');
      expect(new Set(rows.map((row) => row[number]))).toEqual(
        new Set(issued.map((one) => one.number)),
      );
      expect(centsOf(rows, amount)).toBe(
        await journalSum(ASSUMED_ACCOUNTS.receivable.code, /^Invoice /),
      );
      expect(centsOf(rows, amount)).toBe(issued.reduce((sum, { cents }) => sum + cents, 0));
      for (const { number: own, cents } of issued) {
        expect(
          centsOf(
            rows.filter((row) => row[number] === own),
            amount,
          ),
        ).toBe(cents);
      }
    },
  );

  it('PY-08 charges each account of the bookkeeping what the journal does', async () => {
    const rows = await rowsOf('xero', 'invoices');
    for (const kind of ['revenue', 'shipping', 'tax'] as const) {
      const { code } = ASSUMED_ACCOUNTS[kind];
      const own = rows.filter((row) => row['*AccountCode'] === code);
      expect(centsOf(own, '*UnitAmount')).toBe(-(await journalSum(code, /^Invoice /)));
    }
  });

  it.each([
    ['xero', 'cash', '*Amount'],
    ['xero', 'in-flight', '*Amount'],
    ['quickbooks', 'cash', 'Amount'],
    ['quickbooks', 'in-flight', 'Amount'],
  ] as const)(
    'PY-08 has what moved money, with the sum of the journal (%s, %s)',
    async (program, file, amount) => {
      const rows = await rowsOf(program, file);
      expect(rows.length).toBeGreaterThan(1);
      expect(centsOf(rows, amount)).toBe(await journalSum(ASSUMED_ACCOUNTS[file].code));
      // Money that went out stays a number: it begins with a sign and is no formula.
      expect(rows.some((row) => /^-\d+\.\d\d$/.test(row[amount] ?? ''))).toBe(true);
    },
  );

  it('PY-08 has nothing that a spreadsheet runs', async () => {
    const [xero] = await rowsOf('xero', 'invoices');
    expect(xero?.['*ContactName']).toBe(`'${NAME} (${account})`);
    const rows = await rowsOf('quickbooks', 'invoices');
    for (const { Memo } of rows) expect(['', "'+PO 7"]).toContain(Memo);
    expect(rows.some(({ Memo }) => Memo)).toBe(true);
  });

  it('PY-08 says what each file has, and by number and sum what none has', async () => {
    const url = `/api/journal-batches/${batch.id}/documents`;
    const response = await portal.request('bookkeeper', { url });
    const { invoices, cash, left, ...more } = journalDocumentsSchema.parse(response.json());
    expect(invoices).toEqual({
      count: INVOICES,
      cents: issued.reduce((sum, { cents }) => sum + cents, 0),
    });
    expect(cash.cents).toBe(await journalSum(ASSUMED_ACCOUNTS.cash.code));
    expect(more['in-flight'].cents).toBe(await journalSum(ASSUMED_ACCOUNTS['in-flight'].code));
    const [, ...lines] = await journalOf(portal, batch.id);
    const writeOffs = await journalSum(ASSUMED_ACCOUNTS['write-off'].code);
    expect(left).toEqual(
      expect.arrayContaining([
        { kind: 'creditGrant', isReversal: false, count: 1, cents: 1_200 },
        { kind: 'writeOff', isReversal: false, count: expect.any(Number), cents: writeOffs },
      ]),
    );
    // Each transaction is in a file or among what is left; the payout is in two files.
    const count =
      (await rowsOf('xero', 'cash')).length + (await rowsOf('xero', 'in-flight')).length;
    const rest = left.reduce((sum, one) => sum + one.count, 0);
    expect(invoices.count + count - 1 + rest).toBe(new Set(lines.map(([number]) => number)).size);
  });
});
