import type { Order } from '#domain/schemas/order.ts';
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { AccountScope } from '../users/caller.ts';
import { findOrderEvents, findOrderLenses, toOrder, type OrderRow } from './order-rows.ts';
import { withinScope } from './order-scope.ts';
import { orders } from './table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One order whole. @throws Problem 404, also for an order of an account outside the scope */
export async function getOrder(db: Handle, scope: AccountScope, id: string): Promise<Order> {
  if (!UUID.test(id)) throw noSuchOrder();
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), withinScope(scope)));
  return completeOrder(db, row);
}

/** The same, holding the order for the rest of the transaction. */
export async function getOrderForUpdate(
  tx: Handle,
  scope: AccountScope,
  id: string,
): Promise<Order> {
  if (!UUID.test(id)) throw noSuchOrder();
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), withinScope(scope)))
    .for('update');
  return completeOrder(tx, row);
}

async function completeOrder(db: Handle, row: OrderRow | undefined): Promise<Order> {
  if (!row) throw noSuchOrder();
  const lenses = await findOrderLenses(db, [row.id]);
  return toOrder(row, lenses, await findOrderEvents(db, row.id));
}

function noSuchOrder(): Problem {
  return new Problem('not-found', 'There is no such order');
}
