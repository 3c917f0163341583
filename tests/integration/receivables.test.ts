import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { INVOICE_AGES } from '#domain/money/invoices/invoice-states.ts';
import {
  receivableSchema,
  receivableTotalSchema,
  RECEIVABLE_SORTS,
} from '#domain/money/invoices/receivable.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import { writeOffSchema, type WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { receivableList } from '#server/money/invoices/receivables/find-receivables.ts';
import { receivablesCsv } from '#server/money/invoices/receivables/receivables-csv.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import { invoicesOf, issue, pay } from './support/invoices.ts';
import { ledgerRequest, post, disagreements, NOW } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { list } from './support/orders.ts';
import { recorded, writeOff, writtenOff } from './support/payments.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePortal } from './support/use.ts';

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

const AGES = { current: 0, days30: 0, days60: 0, days90: 0, older: 0 };
const NOTHING = { ...AGES, total: 0, unapplied: 0 };

describe('receivables by age', () => {
  it('PY-08 are what the invoices of each account say, and the unapplied money', async () => {
    const found = await receivables({ filter: { q: 'aged practice' } });
    const rows = new Map(found.map((row) => [row.id, row]));
    const sums = [
      { current: 10_000, days30: 10_000, days60: 6_000, total: 26_000 },
      { older: 20_000, total: 20_000 },
      { unapplied: 777 },
    ];
    expect(accounts.map((id) => rows.get(id))).toEqual(
      sums.map((some, index) =>
        Object.assign({ id: accounts[index], practice: `Aged Practice ${index}` }, NOTHING, some),
      ),
    );
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
    const ages = { current: 10_000, days30: 10_000, days60: 6_000, days90: 0, older: 20_000 };
    expect(receivableTotalSchema.parse(response.json())).toEqual({
      ...ages,
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

  it('PY-08 SE-08 are refused as a file that would lack accounts, not cut', async () => {
    const query = { ...parseListQuery({}, receivableList), offset: 0, limit: 1 };
    const written = (most: number) =>
      text(receivablesCsv(portal.database.db, query, { locale: 'en', now: new Date(), most }));
    await expect(written(2)).rejects.toMatchObject({ code: 'invalid' });
    expect(await written(1_000)).toContain('Aged Practice 0');
  });
});

async function invoice(cents = 30_000): Promise<{ accountNumber: string; number: string }> {
  const { id: accountNumber } = await madeAccount(portal);
  return { accountNumber, number: await issue(portal, accountNumber, NOW, cents) };
}

async function stateOf(number: string) {
  const [found] = await invoicesOf(portal, { id: [number] });
  return found && [found.state, found.openCents];
}

function decide({ id, version }: WriteOff, decision: 'confirm' | 'decline') {
  const payload = decision === 'decline' ? { reason: 'They will pay' } : undefined;
  return portal.step('super', `/api/write-offs/${id}/${decision}`, version, payload);
}

/** As if a colleague had asked for it. */
async function askedByColleague(number: string, cents: number): Promise<WriteOff> {
  const asked = await writtenOff(portal, number, cents);
  await withoutTriggers(`UPDATE write_offs SET requested_by_uid = 'u-colleague' WHERE id = $1`, [
    asked.id,
  ]);
  return asked;
}

/** Changes write-offs in a way that the database refuses otherwise. */
async function withoutTriggers(statement: string, values: string[] = []): Promise<void> {
  await portal.database.pool.query('ALTER TABLE write_offs DISABLE TRIGGER USER');
  await portal.database.pool.query(statement, values);
  await portal.database.pool.query('ALTER TABLE write_offs ENABLE TRIGGER USER');
}

/** Why a step is not possible, and who was first. */
function ruleOf(response: LightMyRequestResponse) {
  const refused = apiErrorSchema.parse(response.json()).errors?.['step'];
  return [refused?.rule, refused?.value];
}

describe('a write-off', () => {
  it('PY-08 SE-03 up to the limit is posted at once, with its reason in the history of the invoice', async () => {
    const { number } = await invoice(10_000);
    const made = await writtenOff(portal, number, 10_000);
    expect(made).toMatchObject({ state: 'posted', reason: 'Closed', decidedBy: '' });
    expect(await stateOf(number)).toEqual(['writtenOff', 0]);
    const filter = { resource: 'invoices', recordId: number };
    expect((await list(portal, 'super', { filter }, 'record-changes')).json()).toMatchObject([
      { action: 'edit', before: { openCents: 10_000 }, after: { openCents: 0 } },
      { action: 'create' },
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 counts what one person writes off of one account within a day', async () => {
    const { number } = await invoice();
    expect(await writtenOff(portal, number, 6_000)).toMatchObject({ state: 'posted' });
    expect(await writtenOff(portal, number, 4_000)).toMatchObject({ state: 'posted' });
    const asked = await writtenOff(portal, number, 1);
    expect(asked).toMatchObject({ state: 'waiting' });
    expect((await decide(asked, 'decline')).statusCode).toBe(200);
    await withoutTriggers(
      `UPDATE write_offs SET requested_at = requested_at - interval '24 hours'`,
    );
    expect(await writtenOff(portal, number, 10_000)).toMatchObject({ state: 'posted' });
  });

  it('PY-08 above the limit waits for a second admin: whoever asked cannot confirm it', async () => {
    const { number } = await invoice();
    const asked = await writtenOff(portal, number, 10_001);
    expect(asked).toMatchObject({ state: 'waiting', version: 1 });
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    const second = await writeOff(portal, number, 10);
    expect([second.statusCode, ruleOf(second)]).toEqual([409, ['waiting', 'super@lens.test']]);
    const own = await decide(asked, 'confirm');
    expect([own.statusCode, ruleOf(own)]).toEqual([403, ['own', '']]);
    expect((await decide(asked, 'decline')).statusCode).toBe(200);
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    const late = await decide({ ...asked, version: 2 }, 'decline');
    expect([late.statusCode, ruleOf(late)]).toEqual([409, ['decided', 'super@lens.test']]);
  });

  it('PY-08 is posted when somebody else confirms it, once, in the version that they saw', async () => {
    const { number } = await invoice();
    const asked = await askedByColleague(number, 30_000);
    const answers = await Promise.all([decide(asked, 'confirm'), decide(asked, 'confirm')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
    expect(await stateOf(number)).toEqual(['writtenOff', 0]);
    const filter = { state: 'posted', invoiceNumber: number };
    const found = await list(portal, 'super', { filter }, 'write-offs');
    expect(writeOffSchema.array().parse(found.json())).toMatchObject([
      { id: asked.id, decidedBy: 'super@lens.test', version: 2 },
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 is refused for more than is open, then and when it is confirmed', async () => {
    const { number, accountNumber } = await invoice();
    const tooMuch = apiErrorSchema.parse((await writeOff(portal, number, 30_001)).json());
    expect(tooMuch.errors?.['amountCents']).toMatchObject({ rule: 'max', nearest: 30_000 });
    const asked = await askedByColleague(number, 30_000);
    await recorded(portal, {
      accountNumber,
      amountCents: 1,
      shares: [{ invoiceNumber: number, cents: 1 }],
    });
    const paid = await decide(asked, 'confirm');
    expect([paid.statusCode, paid.json()]).toMatchObject([
      409,
      { errors: { step: { rule: 'lessOpen', nearest: 29_999 } } },
    ]);
    expect(await stateOf(number)).toEqual(['overdue', 29_999]);
  });

  it('PY-08 is found by its id, account, invoice, state and words, and sorted', async () => {
    const { number, accountNumber } = await invoice();
    const posted = await writtenOff(portal, number, 10_000);
    const waiting = await writtenOff(portal, number, 15_000);
    const other = await writtenOff(portal, (await invoice()).number, 500);
    const found = async (filter: object, sorted: { sort?: [string, 'ASC'] } = {}) => {
      const query = { filter: { ...filter }, ...sorted };
      const response = await list(portal, 'super', query, 'write-offs');
      const rows = writeOffSchema.array().parse(response.json());
      expect(response.headers['content-range']).toMatch(new RegExp(`/${rows.length}$`));
      return rows.map(({ id }) => id);
    };
    const both = [waiting.id, posted.id];
    expect(await found({ id: [posted.id, 'none', other.id] })).toEqual([other.id, posted.id]);
    expect(await found({ accountNumber })).toEqual(both);
    expect(await found({ accountNumber, state: 'posted' })).toEqual([posted.id]);
    for (const q of [number.toLowerCase(), `lakeside ${accountNumber}`]) {
      expect(await found({ q })).toEqual(both);
    }
    expect(await found({ invoiceNumber: number }, { sort: ['requestedAt', 'ASC'] })).toEqual(
      both.toReversed(),
    );
    expect(await found({ accountNumber, q: 'nobody' })).toEqual([]);
    expect(await found({ accountNumber }, { sort: ['amountCents', 'ASC'] })).toEqual([
      posted.id,
      waiting.id,
    ]);
  });
});

it('SE-03 PY-08 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['write-offs', 'invoices'])).toMatchFileSnapshot(
    'records/receivables.txt',
  );
});
