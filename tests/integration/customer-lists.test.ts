import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerRecordSchema, type CustomerRecord } from '#domain/customers/customer-record.ts';
import { customerInformationSchema } from '#domain/customers/customer.ts';
import { recordPages } from '#server/access/records/list-records.ts';
import { customerRecords, type Members } from '#server/accounts/customers/customer-records.ts';
import { buildCustomerInput } from '../fixtures/build-customer.ts';
import { list, type ListParameters, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeAll(async () => {
  // Two of one name: the number decides.
  await portal.database.pool.query(
    `INSERT INTO customers (account_number, practice)
     VALUES ('100801', 'Zenith 100% Eyes'), ('100800', 'Zenith 100% Eyes')`,
  );
});

function listCustomers(parameters: ListParameters = {}): Promise<LightMyRequestResponse> {
  return list(portal, 'super', parameters, 'customers');
}

function numbersOf(response: LightMyRequestResponse): string[] {
  const rows = customerRecordSchema.array().parse(response.json());
  return rows.map(({ accountNumber }) => accountNumber);
}

const NO_MEMBERS: Members = {
  countMembers: () => Promise.resolve(new Map()),
  accountsByEmail: () => Promise.resolve([]),
};

const ALL = ['100200', '100201', '100202', '100300', '100400', '100500', '100800', '100801'];

describe('GET /api/customers', () => {
  it('AD-05 lists every account by number with how many members it has', async () => {
    const response = await listCustomers();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-range']).toBe('customers 0-7/8');
    expect(numbersOf(response)).toEqual(ALL);
    expect(response.json()).toMatchObject([
      {
        id: '100200',
        practice: 'Lakeside Eye Care',
        parentAccountNumber: null,
        city: 'Madison',
        state: 'WI',
        country: 'US',
        phone: '+16085550100',
        // The practice, the biller and who has not verified an e-mail.
        members: 3,
      },
      { id: '100201', parentAccountNumber: '100200', members: 1 },
      { id: '100202', members: 1 },
      { id: '100300', country: 'CA', members: 1 },
      { id: '100400', members: 0 },
      { id: '100500', members: 0 },
      { id: '100800' },
      { id: '100801' },
    ]);
  });

  it.each(['ASC', 'DESC'] as const)(
    'AD-05 sorts by the last order, %s, and those without one come last, also over the pages of an export',
    async (order) => {
      const { db, pool } = portal.database;
      const setOrdered = (days: (number | null)[]) =>
        pool.query(
          `UPDATE customers SET last_order_at = timestamptz '2026-01-01' + days * interval '1 day'
           FROM unnest($1::text[], $2::int[]) AS given (number, days) WHERE account_number = number`,
          [['100300', '100400', '100500'], days],
        );
      await setOrdered([2, 1, 2]);
      const response = await listCustomers({ sort: ['lastOrderAt', order] });
      const pages: string[][] = [];
      const definition = customerRecords(NO_MEMBERS, () => new Date());
      const query = { sort: 'lastOrderAt', order, filter: {} };
      for await (const page of recordPages(db, definition, query, 2))
        pages.push(page.map(({ id }) => id));
      await setOrdered([null, null, null]);
      const rows = customerRecordSchema.array().parse(response.json());
      const times = rows.map(({ lastOrderAt }) => lastOrderAt);
      const known = times.filter((time) => time !== null);
      expect(known).toEqual(order === 'ASC' ? known.toSorted() : known.toSorted().toReversed());
      expect(times).toEqual([...known, ...times.slice(known.length).map(() => null)]);
      expect(times.length - known.length).toBeGreaterThan(1);
      const numbers = numbersOf(response);
      const same = numbers.filter((number) => number === '100300' || number === '100500');
      expect(same).toEqual(order === 'ASC' ? ['100300', '100500'] : ['100500', '100300']);
      expect(pages.flat()).toEqual(numbers);
    },
  );

  it('SE-04 tells no proof of an account', async () => {
    const { body } = await listCustomers();
    // The postcode alone proves nothing: a claim needs the number of an invoice, too.
    for (const secret of ['INV-', 'lastInvoice']) expect(body).not.toContain(secret);
  });

  it('AD-05 sorts and pages, no account on two pages', async () => {
    const byPractice = numbersOf(await listCustomers({ sort: ['practice', 'ASC'] }));
    expect(byPractice.join(' ')).toBe('100300 100200 100202 100201 100500 100400 100800 100801');
    expect(numbersOf(await listCustomers({ sort: ['practice', 'DESC'] }))).toEqual(
      byPractice.toReversed(),
    );
    const pages = [];
    for (const first of [0, 3, 6]) {
      const page = await listCustomers({ sort: ['practice', 'ASC'], range: [first, first + 2] });
      pages.push(...numbersOf(page));
    }
    expect(pages).toEqual(byPractice);
  });

  it.each([
    ['the city', { q: 'madison north' }, ['100201']],
    ['part of the number', { q: '0020' }, ['100200', '100201', '100202']],
    ['a wildcard taken literally', { q: '100%' }, ['100800', '100801']],
    ['ids', { id: ['100500', '100300'] }, ['100300', '100500']],
  ])('AD-05 finds %s', async (_name, filter, expected) => {
    expect(numbersOf(await listCustomers({ filter }))).toEqual(expected);
  });
});

function ask(person: Person, query: Record<string, string> = {}, token = portal.tokens[person]) {
  return portal.request(person, { url: `/api/auth/customer/${token}`, query });
}

async function information(person: Person, query: Record<string, string> = {}) {
  const response = await ask(person, query);
  expect(response.statusCode).toBe(200);
  return customerInformationSchema.parse(response.json());
}

describe('RS-02 GET /api/auth/customer/:token', () => {
  it('RS-02 answers the main account with its additional ones, page 1 of 25 by default', async () => {
    expect(await information('practice')).toEqual({
      accountNumber: '100200',
      practice: 'Lakeside Eye Care',
      practiceRole: 'owner',
      additionalAccounts: [
        { accountNumber: '100201', practice: 'Lakeside Eye Care North', practiceRole: 'owner' },
        { accountNumber: '100202', practice: 'Lakeside Eye Care Downtown', practiceRole: 'owner' },
      ],
      page: 1,
      records: 25,
      total: 2,
    });
  });

  it('RS-02 pages the additional accounts, also of one of them that was asked for', async () => {
    const asked = await information('practice', { account: '100201', page: '1' });
    expect(asked).toMatchObject({ accountNumber: '100201', total: 2 });
    const second = await information('practice', { page: '2', records: '1' });
    expect(second).toMatchObject({ page: 2, records: 1, total: 2 });
    expect(second.additionalAccounts.map(({ accountNumber }) => accountNumber)).toEqual(['100202']);
    const last = await information('practice', { page: '10000', records: '100' });
    expect(last.additionalAccounts).toEqual([]);
    const wrong: Record<string, string>[] = [{ page: '0' }, { page: '10001' }, { records: '101' }];
    for (const query of wrong) expect((await ask('practice', query)).statusCode).toBe(400);
  });

  it('PM-03 shows a member only the accounts that are theirs', async () => {
    expect(await information('biller')).toMatchObject({
      practiceRole: 'biller',
      additionalAccounts: [],
      total: 0,
    });
    expect((await ask('biller', { account: '100201' })).statusCode).toBe(403);
    expect((await ask('other', { account: '100200' })).statusCode).toBe(403);
    // Whether an account exists is not told to those who may not see it.
    expect((await ask('other', { account: '999999' })).statusCode).toBe(403);
  });

  it('RS-02 shows admins any account that they name', async () => {
    expect(await information('admin', { account: '100200' })).toMatchObject({ total: 2 });
    expect((await ask('admin')).statusCode).toBe(400);
    expect((await ask('admin', { account: '999999' })).statusCode).toBe(404);
  });

  it('SE-04 refuses a token in the path that is not the caller’s, and is never kept', async () => {
    expect((await ask('practice', {}, portal.tokens.other)).statusCode).toBe(403);
    expect((await ask('practice')).headers['cache-control']).toBe('no-store');
  });
});

const DAY = 24 * 60 * 60 * 1000;

async function found(filter: Record<string, unknown>): Promise<CustomerRecord[]> {
  const response = await list(portal, 'super', { filter }, 'customers');
  expect(response.statusCode).toBe(200);
  return customerRecordSchema.array().parse(response.json());
}

async function namesOf(filter: Record<string, unknown>): Promise<string[]> {
  return (await found(filter)).map(({ practice }) => practice);
}

async function made(
  practice: string,
  changes: object,
  orderedDaysAgo: number | null,
): Promise<string> {
  const response = await portal.post(
    'super',
    '/api/customers',
    buildCustomerInput({ practice, ...changes }),
  );
  const { accountNumber } = customerRecordSchema.parse(response.json());
  if (orderedDaysAgo === null) return accountNumber;
  await portal.database.pool.query(
    'UPDATE customers SET last_order_at = $2 WHERE account_number = $1',
    [accountNumber, new Date(Date.now() - orderedDaysAgo * DAY)],
  );
  return accountNumber;
}

describe('AD-05 the filters of the list of accounts', () => {
  it('AD-05 finds accounts by their terms, and by both together', async () => {
    await made('Terms One', { netDays: 61, creditLimitCents: 100 }, null);
    await made('Terms Two', { netDays: 61 }, null);
    expect(await namesOf({ netDays: 61 })).toEqual(['Terms One', 'Terms Two']);
    expect(await namesOf({ netDays: 61, hasCreditLimit: true })).toEqual(['Terms One']);
    expect(await namesOf({ netDays: 61, hasCreditLimit: false })).toEqual(['Terms Two']);
    expect(await namesOf({ netDays: 62 })).toEqual([]);
  });

  it.each([
    ['within30', ['Asked 29']],
    ['within90', ['Asked 29', 'Asked 30', 'Asked 89']],
    ['within365', ['Asked 29', 'Asked 30', 'Asked 89', 'Asked 90', 'Asked 364']],
    ['longerAgo', ['Asked 365']],
    ['never', ['Asked never']],
  ])('AD-05 finds accounts that ordered %s', async (lastOrder, names) => {
    if ((await found({ q: 'Asked' })).length === 0) {
      for (const days of [29, 30, 89, 90, 364, 365]) await made(`Asked ${days}`, {}, days);
      await made('Asked never', {}, null);
    }
    expect(await namesOf({ q: 'Asked', lastOrder })).toEqual(names);
  });

  it('AD-05 an order sets the last order in its own transaction, and the export has it', async () => {
    const order = await submitted(portal, { accountNumber: '100201' });
    const [account] = await found({ id: ['100201'] });
    expect(account?.lastOrderAt).toBe(order.submittedAt);
    const query = { filter: JSON.stringify({ id: ['100201'] }), lang: 'en' };
    const { body } = await portal.request('super', { url: '/api/customers.csv', query });
    expect(body).toContain('Last order');
    expect(body).toContain(order.submittedAt);
  });
});

it('AD-18 a number in another system that an account has is refused for another, new or old, by its field', async () => {
  const otherNumber = 'QB-7001';
  const made = await portal.post('super', '/api/customers', buildCustomerInput({ otherNumber }));
  expect(made.statusCode).toBe(201);
  const refusal = { errors: { otherNumber: { rule: 'taken' } } };
  const again = await portal.post('super', '/api/customers', buildCustomerInput({ otherNumber }));
  expect([again.statusCode, again.json()]).toMatchObject([409, refusal]);
  const other = await portal.post('super', '/api/customers', buildCustomerInput());
  const { id, version } = other.json<{ id: string; version: number }>();
  const input = buildCustomerInput({ otherNumber });
  const changed = await portal.put('super', `/api/customers/${id}`, version, input);
  expect([changed.statusCode, changed.json()]).toMatchObject([409, refusal]);
});
