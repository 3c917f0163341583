import type { OrderFilter } from '#domain/schemas/order.ts';
import { listOrders } from '#server/ordering/orders/reading/list-orders.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { z } from 'zod';
import { submitted } from './support/orders.ts';

/** Messages about orders of another practice. */
const OTHERS = 5_000;

const portal = usePortal();
let own: string;
beforeAll(async () => {
  ({ id: own } = await submitted(portal));
  const { pool } = portal.database;
  await pool.query(
    `INSERT INTO orders (id, number, account_number, practice, patient_reference, notes, root_order_id,
       state, version, total_cents, currency, submitted_by, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'LP-' || 2000000 + n, '100300', 'Other', 'REF-' || n, '', gen_random_uuid(),
       'closed', 1, 0, 'USD', 'u', now(), now() FROM generate_series(1, $1::int) AS n`,
    [OTHERS],
  );
  await pool.query(
    `INSERT INTO order_messages (id, order_id, side, author_uid, author, body, created_at)
     SELECT gen_random_uuid(), id, 'maker', 'u-admin', 'a', 'Ready', now() FROM orders`,
  );
  await pool.query('ANALYZE orders, order_messages, order_message_reads');
});

const READER = { uid: 'u-practice', scope: ['100200'], clinical: ['100200'], now: new Date() };
const query = (filter: OrderFilter) =>
  ({ sort: 'submittedAt', order: 'DESC', offset: 0, limit: 25, filter }) as const;

interface PlanNode {
  'Relation Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}
const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);
const planSchema = z.tuple([z.object({ Plan: nodeSchema })]);

/** How many messages were read below this node. */
function messagesRead(node: PlanNode): number {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const here = node['Relation Name'] === 'order_messages' ? read : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + messagesRead(child), here);
}

/** How many messages the database reads for the list. */
async function messagesReadFor(filter: OrderFilter): Promise<number> {
  const asked: [string, unknown[]][] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push([text, values]) };
  await listOrders(drizzle(portal.database.pool, { logger }), READER, query(filter));
  let read = 0;
  for (const [statement, values] of asked) {
    const { rows } = await portal.database.pool.query<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
      values,
    );
    read += messagesRead(planSchema.parse(rows[0]?.['QUERY PLAN'])[0].Plan);
  }
  return read;
}

describe('the filter of what is unread', () => {
  it.each([true, false])(
    'OR-08 SE-09 reads no messages of other accounts, however many there are (%s)',
    async (unread) => {
      expect(await messagesReadFor({ unread })).toBeLessThan(OTHERS / 10);
    },
  );

  it('OR-08 finds what is unread in the account', async () => {
    const { rows } = await listOrders(portal.database.db, READER, query({ unread: true }));
    expect(rows.map(({ id }) => id)).toContain(own);
    expect(new Set(rows.map(({ accountNumber }) => accountNumber))).toEqual(new Set(['100200']));
  });
});
