import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { orders } from './table.ts';

/** Returns the account's orders as a table to join: the id and the number of each. */
export function ordersOfAccount(db: Handle, accountNumber: string) {
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.accountNumber, accountNumber))
    .as('orders_of_account');
}

/** Returns the ids of the account's orders, as a query. */
export function idsOfAccount(db: Handle, accountNumber: string) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.accountNumber, accountNumber));
}
