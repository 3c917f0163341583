import type { Order } from '#domain/schemas/order.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { listOrders } from '#server/ordering/orders/reading/list-orders.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { decide, list, submitted, summariesOf, taken } from './support/orders.ts';
import type { Person } from './support/people.ts';

const TRACKING = '1Z999AA10123456784';

const portal = usePortal();
let order: Order;
beforeAll(async () => {
  const contents = {
    patientReference: 'CALLED-1',
    poNumber: 'PO-77310',
    notes: 'Please engrave both dots. 50% shorter arc_length.',
  };
  const { id, version } = await taken(portal, ['approve', 'produce'], contents);
  const shipment = { carrier: 'UPS', trackingNumber: TRACKING };
  await decide(portal, 'admin', { id, action: 'ship', version, ...shipment });
  order = await submitted(portal, { accountNumber: '100201', patientReference: 'CALLED-2' });
});

/** The patient references that are found, each once. */
async function references(q: string, person: Person = 'admin'): Promise<string[]> {
  const rows = summariesOf(await list(portal, person, { filter: { q }, range: [0, 99] }));
  return [...new Set(rows.map(({ patientReference }) => patientReference))].toSorted();
}

describe('the search of a caller’s order', () => {
  it.each(['PO-77310', 'po-77310', '77310', 'CALLED-1 77310'])(
    'AD-13 finds an order by its PO number %j',
    async (q) => {
      expect(await references(q)).toEqual(['CALLED-1']);
    },
  );

  it.each([TRACKING, '1z999aa10123456784', '1Z 999 AA1 01 2345 6784', '23456784'])(
    'AD-13 finds an order by its tracking number %j',
    async (q) => {
      expect(await references(q)).toEqual(['CALLED-1']);
    },
  );

  it('AD-13 finds an order by its notes, with their signs as they are', async () => {
    expect(await references('engrave dots')).toEqual(['CALLED-1']);
    expect(await references('50%')).toEqual(['CALLED-1']);
    expect(await references('arc_length')).toEqual(['CALLED-1']);
    expect(await references('arc-length')).toEqual([]);
  });

  it('AD-13 finds the orders of an account by its number, and fewer by another word', async () => {
    const found = summariesOf(await list(portal, 'admin', { filter: { q: '100201' } }));
    expect(found.map(({ id }) => id)).toContain(order.id);
    const others = found.filter(({ accountNumber }) => accountNumber !== '100201');
    expect(
      others.map(({ number }) => number).filter((number) => !number.includes('100201')),
    ).toEqual([]);
    expect(await references('100201 CALLED')).toEqual(['CALLED-2']);
  });

  it('AD-13 forgives no slip in a number or in notes', async () => {
    expect(await references('PO-77130')).toEqual([]);
    expect(await references('engraev')).toEqual([]);
  });

  it('AD-13 SE-01 finds for a practice what it wrote itself, and nothing of others', async () => {
    for (const q of ['77310', TRACKING, 'engrave']) {
      expect([q, await references(q, 'practice')]).toEqual([q, ['CALLED-1']]);
      expect([q, await references(q, 'other')]).toEqual([q, []]);
    }
  });

  it('OR-09 does not take the digits of an order number for an account of the practice', async () => {
    expect(await references('100201 CALLED-2', 'practice')).toEqual([]);
  });
});

/** The plans of what the search asks the database, on its own settings. */
async function plansOf(q: string): Promise<string> {
  const client = await portal.database.pool.connect();
  try {
    const asked: [string, unknown[]][] = [];
    const logger = { logQuery: (text: string, values: unknown[]) => asked.push([text, values]) };
    const reader = { uid: 'u-admin', scope: 'any', clinical: 'any', now: new Date() } as const;
    const page = { sort: 'submittedAt', order: 'ASC', offset: 0, limit: 25 } as const;
    await listOrders(drizzle(client, { logger }), reader, { ...page, filter: { q } });
    const plans: string[] = [];
    await client.query('BEGIN');
    for (const [statement, values] of asked) {
      if (statement.includes('set_config')) await client.query(statement, values);
      if (!statement.includes('ilike')) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    await client.query('ROLLBACK');
    return plans.join('\n');
  } finally {
    client.release();
  }
}

it('AD-13 SE-09 looks for a word in the indexes, and reads no table for one that is nowhere', async () => {
  const plans = await plansOf('77310');
  expect(plans).toContain('orders_search_details');
  expect(plans).toContain('on orders_search ');
  expect(plans).not.toContain('Seq Scan on orders');
});
