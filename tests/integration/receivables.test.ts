import { paymentEntries } from '#domain/ledger/postings.ts';
import {
  receivableSchema,
  receivableTotalSchema,
  RECEIVABLE_SORTS,
} from '#domain/schemas/receivable.ts';
import { INVOICE_AGES } from '#domain/invoices/invoice-states.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { invoicesOf, issue, pay } from './support/invoices.ts';
import { ledgerRequest, post } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { list } from './support/orders.ts';

const DAY = 86_400_000;
/** Practices count days by their own clock, which summer time may have moved by an hour in between. */
const HOURS = 7_200_000;

const portal = usePortal();
const accounts: string[] = [];
beforeAll(async () => {
  for (const [index, days] of [[0, 31, 62, 95], [130, 200], []].entries()) {
    const { id } = await madeAccount(portal, { practice: `Aged Practice ${index}` });
    accounts.push(id);
    for (const ago of days) {
      const number = await issue(portal, id, new Date(Date.now() - ago * DAY - HOURS));
      if (ago === 62) await pay(portal, id, number, 4_000);
      if (ago === 95) await pay(portal, id, number, 10_000);
    }
  }
  const entries = paymentEntries(accounts[2] ?? '', {
    into: 'cash:office',
    cents: 777,
    shares: [],
  });
  await post(
    portal.database,
    ledgerRequest({ key: 'payment:PAY-700001', kind: 'payment', entries }),
  );
});

async function receivables(query: Record<string, unknown> = {}) {
  const response = await list(portal, 'super', query, 'receivables');
  expect(response.statusCode).toBe(200);
  return receivableSchema.array().parse(response.json());
}

describe('receivables by age', () => {
  it('PY-08 are what the invoices of each account say, and the unapplied money', async () => {
    const found = await receivables({ filter: { q: 'aged practice' } });
    const rows = new Map(found.map((row) => [row.id, row]));
    expect(accounts.map((id) => rows.get(id))).toEqual([
      {
        id: accounts[0],
        practice: 'Aged Practice 0',
        current: 10_000,
        days30: 10_000,
        days60: 6_000,
        days90: 0,
        older: 0,
        total: 26_000,
        unapplied: 0,
      },
      {
        id: accounts[1],
        practice: 'Aged Practice 1',
        current: 0,
        days30: 0,
        days60: 0,
        days90: 0,
        older: 20_000,
        total: 20_000,
        unapplied: 0,
      },
      {
        id: accounts[2],
        practice: 'Aged Practice 2',
        current: 0,
        days30: 0,
        days60: 0,
        days90: 0,
        older: 0,
        total: 0,
        unapplied: 777,
      },
    ]);
    for (const row of found) {
      for (const age of INVOICE_AGES) {
        const open = await invoicesOf(portal, { accountNumber: row.id, age });
        expect(open.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(row[age]);
      }
    }
  });

  it('PY-08 have a total of all that match, whatever page is shown', async () => {
    const filter = JSON.stringify({ q: 'aged practice' });
    const response = await portal.request('super', {
      url: '/api/receivables/total',
      query: { filter },
    });
    expect(receivableTotalSchema.parse(response.json())).toEqual({
      current: 10_000,
      days30: 10_000,
      days60: 6_000,
      days90: 0,
      older: 20_000,
      total: 46_000,
      unapplied: 777,
    });
  });

  it('PY-08 are sorted, filtered and paged by the database', async () => {
    const filter = { q: 'aged practice' };
    for (const sort of RECEIVABLE_SORTS) {
      const up = await receivables({ filter, sort: [sort, 'ASC'] });
      const down = await receivables({ filter, sort: [sort, 'DESC'] });
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
      expect(up.map((row) => row[sort])).toEqual(
        up.map((row) => row[sort]).toSorted((a, b) => (a < b ? -1 : Number(a > b))),
      );
    }
    const older = await receivables({ filter: { ...filter, age: 'older' } });
    expect(older.map(({ id }) => id)).toEqual([accounts[1]]);
    const page = await list(
      portal,
      'super',
      { filter, sort: ['total', 'DESC'], range: [1, 1] },
      'receivables',
    );
    expect(page.headers['content-range']).toBe('receivables 1-1/3');
    expect(receivableSchema.array().parse(page.json())[0]?.id).toBe(accounts[1]);
  });

  it('PY-08 come as CSV with every account that matches', async () => {
    const filter = JSON.stringify({ q: 'aged practice' });
    const response = await portal.request('super', {
      url: '/api/receivables.csv',
      query: { filter },
    });
    expect(response.body.split('\r\n')[1]).toBe(
      `${accounts[0]},Aged Practice 0,100.00,100.00,60.00,0.00,0.00,260.00,0.00`,
    );
    expect(response.body.trim().split('\r\n')).toHaveLength(4);
  });
});
