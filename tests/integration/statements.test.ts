import { expect, describe, it } from 'vitest';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import {
  allocationEntries,
  creditGrantEntries,
  creditUseEntries,
  paymentEntries,
  refundEntries,
  writeOffEntries,
} from '#domain/money/ledger/postings.ts';
import { statementSchema, type Statement } from '#domain/money/statements/statement.ts';
import { postPending } from '#server/money/ledger/resolve-pending.ts';
import { reverseTransaction } from '#server/money/ledger/reverse-transaction.ts';
import { issue } from './support/invoices.ts';
import { ACTOR, balances, ledgerRequest, post } from './support/ledger.ts';
import { madeAccount, merge } from './support/merge.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

/** Returns the answer to a request for a statement. */
function ask(account: string, period: Record<string, string> = {}, person: Person = 'super') {
  return portal.request(person, { url: `/api/statements/${account}`, query: period });
}

/** Returns the statement of an account, as the lab sees it. */
async function statementOf(account: string, from: string, to: string): Promise<Statement> {
  const response = await ask(account, { from, to });
  expect(response.statusCode).toBe(200);
  return statementSchema.parse(response.json());
}

let posted = 0;

/** Noon of a day in the time zone of the accounts of these tests. */
const noon = (day: string) => new Date(`${day}T19:00:00Z`);

const share = (invoiceNumber: string, cents: number) => [{ invoiceNumber, cents }];

async function book(kind: LedgerKind, key: string, day: string, entries: LedgerEntry[]) {
  const request = { key, kind, entries, effectiveAt: noon(day) };
  const [id] = await post(portal.database, ledgerRequest(request));
  return id ?? 0;
}

/** An account with two months of everything that can happen to it. */
async function account(): Promise<{ id: string; invoices: string[]; pay: string }> {
  const { id } = await madeAccount(portal);
  posted += 1;
  const pay = `PAY-9${String(posted).padStart(5, '0')}`;
  const invoices: string[] = [];
  for (const day of ['2026-01-10', '2026-02-03', '2026-02-20']) {
    invoices.push(await issue(portal, id, noon(day), 10_000, 'PO-7'));
  }
  const [one = '', two = ''] = invoices;
  const office = 'cash:office' as const;
  await book(
    'payment',
    `payment:${pay}`,
    '2026-02-05',
    paymentEntries(id, { into: office, cents: 15_000, shares: share(one, 8_000) }),
  );
  await book(
    'allocation',
    `allocation:${pay}:1`,
    '2026-02-06',
    allocationEntries(id, share(two, 3_000)),
  );
  await book(
    'refund',
    `refund:${pay}:2`,
    '2026-02-07',
    refundEntries(id, { from: office, cents: 1_000 }),
  );
  await book('creditGrant', `credit:${pay}`, '2026-02-08', creditGrantEntries(id, 2_500));
  await book('creditUse', `credit-use:${pay}`, '2026-02-09', creditUseEntries(id, share(two, 500)));
  const off = await book(
    'writeOff',
    `write-off:${one}:1`,
    '2026-02-10',
    writeOffEntries(id, share(one, 2_000)),
  );
  await portal.database.db.transaction((tx) =>
    reverseTransaction(tx, {
      id: off,
      actor: ACTOR,
      reason: 'Paid after all',
      effectiveAt: noon('2026-03-02'),
      now: new Date(),
    }),
  );
  return { id, invoices, pay };
}

describe('a statement', () => {
  it('PY-08 has every line with its document, and closes with what the ledger has', async () => {
    const { id, invoices, pay } = await account();
    const [one = '', two = '', three = ''] = invoices;
    const february = await statementOf(id, '2026-02-01', '2026-02-28');
    expect(february.balance.openingCents).toBe(10_000);
    expect(
      february.balance.lines.map(({ on, kind, document, cents, balanceCents }) => [
        on,
        kind,
        document,
        cents,
        balanceCents,
      ]),
    ).toEqual([
      ['2026-02-03', 'invoice', two, 10_000, 20_000],
      ['2026-02-05', 'payment', pay, -15_000, 5_000],
      ['2026-02-06', 'allocation', pay, 0, 5_000],
      ['2026-02-07', 'refund', pay, 1_000, 6_000],
      ['2026-02-09', 'creditUse', pay, -500, 5_500],
      ['2026-02-10', 'writeOff', one, -2_000, 3_500],
      ['2026-02-20', 'invoice', three, 10_000, 13_500],
    ]);
    expect(february).toMatchObject({
      receivableCents: 16_500,
      unappliedCents: 3_000,
      // Net 30: the second is due on March 5, so at the end of February nothing that is left is overdue.
      ages: { current: 16_500, days30: 0, days60: 0, days90: 0, older: 0 },
      credit: { openingCents: 0, closingCents: 2_000 },
    });
    const march = await statementOf(id, '2026-03-01', '2026-03-31');
    expect(march.balance.openingCents).toBe(february.balance.closingCents);
    expect(march.balance.lines).toMatchObject([
      { kind: 'writeOff', document: one, isReversal: true, invoices: [one], cents: 2_000 },
    ]);
    // The first was due on February 9, the second on March 5, the third on March 22.
    expect(march.ages).toEqual({ current: 0, days30: 16_500, days60: 2_000, days90: 0, older: 0 });
    const now = await statementOf(id, '2026-03-01', '2026-12-31');
    const books = await balances(portal.database);
    const balance = (books[`receivable:${id}`] ?? 0) + (books[`unapplied:${id}`] ?? 0);
    expect(now.balance.closingCents).toBe(balance);
    expect(now.credit.closingCents + (books[`credit:${id}`] ?? 0)).toBe(0);
  });

  it('PY-08 has a payment from when it is posted, not while it is under way', async () => {
    const { id } = await madeAccount(portal);
    const invoiceNumber = await issue(portal, id, noon('2026-02-03'));
    const entries = paymentEntries(id, {
      into: 'in-flight:bank',
      cents: 10_000,
      shares: [{ invoiceNumber, cents: 10_000 }],
    });
    const [pending = 0] = await post(
      portal.database,
      ledgerRequest({
        key: `payment:${id}`,
        kind: 'payment',
        entries,
        effectiveAt: noon('2026-02-10'),
        pendingUntil: new Date(Date.now() + 3_600_000),
      }),
    );
    const before = await statementOf(id, '2026-02-01', '2026-02-28');
    expect(before.balance.closingCents).toBe(10_000);
    await portal.database.db.transaction((tx) =>
      postPending(tx, {
        id: pending,
        actor: ACTOR,
        effectiveAt: noon('2026-02-12'),
        now: new Date(),
      }),
    );
    const after = await statementOf(id, '2026-02-01', '2026-02-28');
    expect(after.balance.lines.at(-1)).toMatchObject({
      on: '2026-02-12',
      document: id,
      cents: -10_000,
    });
    expect(after.balance.closingCents).toBe(0);
  });

  it('AD-05 PY-08 of merged accounts goes on in the account that has everything', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    const number = await issue(portal, from.id, noon('2026-02-03'));
    expect((await merge(portal, { from, into })).statusCode).toBe(200);
    const { from: first, to: last } = { from: '2026-02-01', to: '2026-12-31' };
    const [left, moved] = [
      await statementOf(from.id, first, last),
      await statementOf(into.id, first, last),
    ];
    expect(left.balance).toMatchObject({
      closingCents: 0,
      lines: [{}, { kind: 'merge', document: from.id }],
    });
    expect(moved.balance).toMatchObject({
      closingCents: 10_000,
      lines: [{ kind: 'merge', document: from.id, invoices: [number], cents: 10_000 }],
    });
  });

  it('PY-08 is empty for an account to which nothing happened, and 404 for none', async () => {
    const { id } = await madeAccount(portal);
    const empty = await statementOf(id, '2026-02-01', '2026-02-28');
    expect(empty.balance).toEqual({ openingCents: 0, lines: [], closingCents: 0 });
    expect((await ask('999999')).statusCode).toBe(404);
    expect((await ask('100300', {}, 'practice')).statusCode).toBe(403);
  });

  it('PY-08 names the day that is wrong, and the nearest right one', async () => {
    const refused = await ask('100200', { from: '2026-05-02', to: '2026-05-01' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: { from: { rule: 'max', nearest: '2026-05-01', value: '2026-05-02' } },
    });
    const none = await ask('100200', { from: 'yesterday' });
    expect(none.statusCode).toBe(400);
  });

  it('PY-08 comes as CSV, without a formula, and ends with its closing balance', async () => {
    const { id, pay, invoices } = await account();
    const two = invoices[1] ?? '';
    const response = await portal.request('super', {
      url: `/api/statements/${id}/statement.csv`,
      query: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="statement-${id}-2026-02-01.csv"`,
    );
    const lines = response.body.split('\r\n');
    expect(lines[1]).toBe('2026-02-01,Opening balance,,,,,,100.00');
    expect(lines[2]).toBe(`2026-02-03,Invoice,${two},PO-7,${two},100.00,,200.00`);
    expect(lines[3]).toMatch(
      new RegExp(String.raw`^2026-02-05,Payment,${pay},,INV-\d+,,150\.00,50\.00$`),
    );
    expect(lines[9]).toBe('2026-02-28,Closing balance,,,,,,135.00');
    expect(lines.slice(10, 12)).toEqual([',,,,,,,', 'Lens credit,,,,,,,']);
    expect(response.body).not.toMatch(/(^|,)[=+@-]/m);
  });
});
