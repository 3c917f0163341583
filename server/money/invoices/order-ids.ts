import { inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { invoices } from './table.ts';

/** Returns the ids of invoiced orders, by the numbers of the orders. */
export async function findOrderIds(
  db: Handle,
  orderNumbers: readonly string[],
): Promise<Map<string, string>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .select({ orderNumber: invoices.orderNumber, orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderNumber, [...new Set(orderNumbers)]));
  return new Map(rows.map(({ orderNumber, orderId }) => [orderNumber, orderId]));
}
