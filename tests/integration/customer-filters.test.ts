import { customerRecordSchema, type CustomerRecord } from '#domain/schemas/customer-record.ts';
import { buildCustomerInput } from '#tests/fixtures/build-customer.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list, submitted } from './support/orders.ts';

const DAY = 24 * 60 * 60 * 1000;
const FILL = 'server/platform/database/migrations/0023_last-orders.sql';

const portal = usePortal();

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
  const response = await portal.request('super', {
    method: 'POST',
    url: '/api/customers',
    headers: { 'idempotency-key': randomUUID() },
    payload: buildCustomerInput({ practice, ...changes }),
  });
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
    ['within90', ['Asked 29', 'Asked 89']],
    ['within365', ['Asked 29', 'Asked 89', 'Asked 364']],
    ['longerAgo', ['Asked 366']],
    ['never', ['Asked never']],
  ])('AD-05 finds accounts that ordered %s', async (lastOrder, names) => {
    if ((await found({ q: 'Asked' })).length === 0) {
      for (const days of [29, 89, 364, 366]) await made(`Asked ${days}`, {}, days);
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

  it('AD-05 the migration fills the last order of accounts that ordered before it', async () => {
    const { pool } = portal.database;
    const order = await submitted(portal, { accountNumber: '100202' });
    const silent = await made('Without an order', {}, 1);
    await pool.query('UPDATE customers SET last_order_at = NULL');
    await pool.query(await readFile(FILL, 'utf8'));
    const [ordered, never] = await found({ id: ['100202', silent] });
    expect([ordered?.lastOrderAt, never?.lastOrderAt]).toEqual([order.submittedAt, null]);
  });

  it.each([
    ['an unknown time', { lastOrder: 'soon' }],
    ['days that are no number', { netDays: '30' }],
    ['more days than there can be', { netDays: 366 }],
  ])('AD-05 refuses a filter by %s', async (_what, filter) => {
    expect((await list(portal, 'super', { filter }, 'customers')).statusCode).toBe(400);
  });
});
