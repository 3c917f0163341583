import type { Order } from '#domain/schemas/order.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { countUnread } from '#server/ordering/messages/unread.ts';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { findOrderEvents, findOrderLenses, toOrder, type OrderRow } from '../order-rows.ts';
import { withinScope } from '../order-scope.ts';
import { orders } from '../table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One order whole, as `readerUid` sees it; without a reader no message counts as unread.
 *
 * @throws Problem 404, also for an order of an account outside the scope
 */
export async function getOrder(
  db: Handle,
  scope: AccountScope,
  id: string,
  readerUid?: string,
): Promise<Order> {
  return completeOrder(db, await findOrderRow(db, scope, id), readerUid);
}

/** Its row alone. @throws Problem 404 */
export async function findOrderRow(db: Handle, scope: AccountScope, id: string): Promise<OrderRow> {
  if (!UUID.test(id)) throw noSuchOrder();
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), withinScope(scope)));
  if (!row) throw noSuchOrder();
  return row;
}

/** The same, holding the order for the rest of the transaction. @throws Problem 404 */
export async function lockOrder(tx: Handle, scope: AccountScope, id: string): Promise<OrderRow> {
  const [row] = UUID.test(id) ? await lockOrders(tx, scope, [id]) : [];
  if (!row) throw noSuchOrder();
  return row;
}

/**
 * Holds those of the orders that exist within the scope. Always by id, so that two transactions never wait for each
 * other.
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

/** With everything that belongs to it. */
export async function completeOrder(db: Handle, row: OrderRow, readerUid?: string): Promise<Order> {
  const unread = readerUid ? await countUnread(db, readerUid, [row.id]) : null;
  return toOrder(row, {
    lenses: await findOrderLenses(db, [row.id]),
    events: await findOrderEvents(db, row.id),
    sourceOrderNumber: await findNumber(db, row.sourceOrderId),
    unread: unread?.get(row.id) ?? 0,
  });
}

async function findNumber(db: Handle, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return row?.number ?? null;
}

function noSuchOrder(): Problem {
  return new Problem('not-found', 'There is no such order');
}
