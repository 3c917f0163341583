import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { orderLenses, orders } from './table.ts';

/** Returns what names an order, as a table to join. */
export function orderNames(db: Handle, name: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      practice: orders.practice,
      invoiceNumber: orders.invoiceNumber,
    })
    .from(orders)
    .as(name);
}

/** Returns the lenses of the orders that replace lenses of this one and are not given up, by number. */
export function findReplacements(db: Handle, orderId: string) {
  return db
    .select({ number: orders.number, eye: orderLenses.eye, priceParts: orderLenses.priceParts })
    .from(orders)
    .innerJoin(orderLenses, eq(orderLenses.orderId, orders.id))
    .where(
      and(
        eq(orders.sourceOrderId, orderId),
        inArray(orders.type, ['exchange', 'warranty']),
        notInArray(orders.state, ['rejected', 'cancelled']),
      ),
    )
    .orderBy(asc(orders.number));
}
