import type { OrderDecision } from '#domain/order.ts';
import { orderSchema, type Order } from '#domain/schemas/order.ts';
import { expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list, orderAsAdminSees, summariesOf, taken } from './support/orders.ts';

const portal = usePortal();

/** Takes the steps, and returns the order as its own page and as a row of the list tell it. */
async function bothWays(steps: OrderDecision[]): Promise<{ order: Order; ends: unknown[] }> {
  const { id } = await taken(portal, steps);
  const order = orderSchema.parse(await orderAsAdminSees(portal, id));
  const [row] = summariesOf(await list(portal, 'admin', { filter: { id: [id] } }));
  return { order, ends: [order.endedAt, row?.endedAt] };
}

it.each<[string, OrderDecision[]]>([
  ['closed', ['approve', 'produce', 'ship', 'close']],
  ['cancelled while it waited', ['cancel']],
  ['cancelled after a rejection', ['reject', 'cancel']],
])('AD-13 tells when an order was %s', async (_how, steps) => {
  const { order, ends } = await bothWays(steps);
  const last = order.events.at(-1)?.createdAt;
  expect(last).toMatch(/^\d{4}-/);
  expect(ends).toEqual([last, last]);
});

it.each<[string, OrderDecision[]]>([
  ['waits', []],
  ['is rejected', ['reject']],
  ['is shipped', ['approve', 'produce', 'ship']],
])('AD-13 tells no end of an order that %s', async (_how, steps) => {
  expect((await bothWays(steps)).ends).toEqual([null, null]);
});
