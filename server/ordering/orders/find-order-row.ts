import { inArray, and, asc, eq, type SQL } from 'drizzle-orm';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { OrderRow } from './order-rows.ts';
import { orders } from './table.ts';

/** Limits a query to the scope. Every query of orders uses it, so that other practices' orders are not found. */
export function withinScope(scope: AccountScope): SQL | undefined {
  return scope === 'any' ? undefined : inArray(orders.accountNumber, [...scope]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the row of the order only. @throws Problem 404 */
export async function findOrderRow(db: Handle, scope: AccountScope, id: string): Promise<OrderRow> {
  if (!UUID.test(id)) throw noSuchOrder();
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), withinScope(scope)));
  if (!row) throw noSuchOrder();
  return row;
}

/** Returns the row of the order with this number; undefined when there is none. */
export async function findOrderByNumber(db: Handle, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  return row;
}

/** Returns the row and locks it for the rest of the transaction. @throws Problem 404 */
export async function lockOrder(tx: Handle, scope: AccountScope, id: string): Promise<OrderRow> {
  const [row] = UUID.test(id) ? await lockOrders(tx, scope, [id]) : [];
  if (!row) throw noSuchOrder();
  return row;
}

/**
 * Locks and returns those of the orders that exist within the scope. Always locks by id, so that two transactions never
 * deadlock.
 */
export async function lockOrders(
  tx: Handle,
  scope: AccountScope,
  ids: string[],
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), withinScope(scope)))
    .orderBy(asc(orders.id))
    .for('update');
}

function noSuchOrder(): Problem {
  return new Problem('not-found', 'There is no such order');
}
