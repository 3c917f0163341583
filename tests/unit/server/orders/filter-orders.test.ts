import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { OrderFilter } from '#domain/schemas/order.ts';
import { ordersMatching } from '#server/ordering/orders/reading/filter-orders.ts';

const NOW = new Date('2026-01-15T09:30:00.000Z');

/** The condition that the database is given, with its values in their places. */
async function conditionOf(filter: OrderFilter): Promise<string> {
  const reader = { uid: 'u-admin', scope: 'any', clinical: 'any', now: NOW } as const;
  const where = await ordersMatching(drizzle.mock(), reader, filter);
  if (!where) return '';
  const { sql, params } = new PgDialect().sqlToQuery(where);
  return sql
    .replaceAll('"orders".', '')
    .replaceAll(/\$(\d+)/g, (_place, number) => String(params[Number(number) - 1]));
}

describe('ordersMatching', () => {
  it.each<[OrderFilter, string]>([
    [{}, ''],
    [{ from: '2026-01-15' }, '"submitted_at" >= 2026-01-15T00:00:00.000Z'],
    [{ to: '2026-01-15' }, '"submitted_at" < 2026-01-16T00:00:00.000Z'],
    [{ to: '2024-02-28' }, '"submitted_at" < 2024-02-29T00:00:00.000Z'],
    [
      { from: '2026-01-15', to: '2026-01-15' },
      '("submitted_at" >= 2026-01-15T00:00:00.000Z and "submitted_at" < 2026-01-16T00:00:00.000Z)',
    ],
    [{ from: '0000-01-01' }, '"submitted_at" >= 0001-01-01T00:00:00.000Z'],
    [{ to: '9999-12-31' }, '"submitted_at" < 9999-12-31T00:00:00.000Z'],
    [{ accountNumber: '100200' }, '"account_number" = 100200'],
    [{ state: 'shipped' }, '"state" in (shipped)'],
    [{ state: ['approved', 'shipped'] }, '"state" in (approved, shipped)'],
    [{ type: ['exchange', 'warranty'] }, '"type" in (exchange, warranty)'],
  ])('OR-08 includes both days from midnight to midnight UTC: %j', async (filter, condition) => {
    expect(await conditionOf(filter)).toBe(condition);
  });
});
