import { eq } from 'drizzle-orm';
import type { OrderDelivery } from '#domain/delivery/delivery.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { orders } from '../table.ts';

/** Returns where an order goes, as it was when it was submitted; null for an unknown order. */
export async function deliveryOf(db: Handle, orderId: string): Promise<OrderDelivery | null> {
  const [row] = await db
    .select({ delivery: orders.delivery })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.delivery ?? null;
}
