import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { customerRecordSchema } from '#domain/schemas/customer-record.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list, type ListParameters } from './support/orders.ts';

const portal = usePortal();
beforeAll(async () => {
  // Two of one name: the number decides.
  await portal.database.pool.query(
    `INSERT INTO customers (account_number, practice)
     VALUES ('100801', 'Zenith 100% Eyes'), ('100800', 'Zenith 100% Eyes')`,
  );
});

function ask(parameters: ListParameters = {}): Promise<LightMyRequestResponse> {
  return list(portal, 'super', parameters, 'customers');
}

function numbersOf(response: LightMyRequestResponse): string[] {
  const rows = customerRecordSchema.array().parse(response.json());
  return rows.map(({ accountNumber }) => accountNumber);
}

const ALL = ['100200', '100201', '100202', '100300', '100400', '100500', '100800', '100801'];

describe('GET /api/customers', () => {
  it('AD-05 lists every account by number with how many members it has', async () => {
    const response = await ask();
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
        phone: '+1 555 0100',
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

  it('SE-04 tells no proof of an account', async () => {
    const { body } = await ask();
    // The postcode alone proves nothing: a claim needs the number of an invoice, too.
    for (const secret of ['INV-', 'lastInvoice']) expect(body).not.toContain(secret);
  });

  it('AD-05 sorts and pages, no account on two pages', async () => {
    const byPractice = numbersOf(await ask({ sort: ['practice', 'ASC'] }));
    expect(byPractice).toEqual([
      '100300',
      '100200',
      '100202',
      '100201',
      '100500',
      '100400',
      '100800',
      '100801',
    ]);
    expect(numbersOf(await ask({ sort: ['practice', 'DESC'] }))).toEqual(byPractice.toReversed());
    expect(numbersOf(await ask({ sort: ['accountNumber', 'DESC'] }))).toEqual(ALL.toReversed());
    const pages = [];
    for (const first of [0, 3, 6]) {
      const page = await ask({ sort: ['practice', 'ASC'], range: [first, first + 2] });
      pages.push(...numbersOf(page));
    }
    expect(pages).toEqual(byPractice);
    const beyond = await ask({ range: [50, 59] });
    expect([beyond.json(), beyond.headers['content-range']]).toEqual([[], 'customers */8']);
  });

  it.each([
    ['the city', { q: 'madison north' }, ['100201']],
    ['part of the name', { q: 'side eye' }, ['100200', '100201', '100202']],
    ['part of the number', { q: '0020' }, ['100200', '100201', '100202']],
    ['a wildcard taken literally', { q: '100%' }, ['100800', '100801']],
    ['nothing that is there', { q: 'nowhere' }, []],
    ['ids', { id: ['100500', '100300'] }, ['100300', '100500']],
  ])('AD-05 finds %s', async (_name, filter, expected) => {
    expect(numbersOf(await ask({ filter }))).toEqual(expected);
  });

  it.each([
    ['sort', { sort: ['city', 'ASC'] as [string, string] }],
    ['filter', { filter: { zip: '97205' } }],
    ['filter', { filter: { id: ['12'] } }],
    ['range', { range: [5, 1] as [number, number] }],
  ])('SE-08 names the %s that it does not know', async (name, parameters) => {
    const response = await ask(parameters);
    expect(response.statusCode).toBe(400);
    expect(apiErrorSchema.parse(response.json()).message).toContain(name);
  });
});
