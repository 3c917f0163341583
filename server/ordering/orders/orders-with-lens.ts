import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import { orderLenses, orders } from './table.ts';

/** An order's lens of one design. Contains no patient data. */
export interface OrderWithLens {
  id: string;
  number: string;
  submittedAt: Date;
  eyes: { eye: Eye; prescription: Prescription }[];
}

interface Search {
  lensId: string;
  since: Date;
  /** The last order of the previous page. */
  before: OrderWithLens | null;
  most: number;
}

/** Returns a page of orders with any version of the lens, newest first, without canceled ones. */
export async function ordersWithLens(db: Handle, search: Search): Promise<OrderWithLens[]> {
  const found = await findOrders(db, search);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lenses = await db
    .select({
      orderId: orderLenses.orderId,
      eye: orderLenses.eye,
      prescription: orderLenses.prescription,
    })
    .from(orderLenses)
    .where(and(inArray(orderLenses.orderId, ids), eq(orderLenses.lensId, search.lensId)));
  return found.map(({ id, number, submittedAt }) => {
    const ofOrder = lenses.filter(({ orderId }) => orderId === id);
    const eyes = ofOrder.map(({ eye, prescription }) => ({ eye, prescription }));
    return { id, number, submittedAt, eyes };
  });
}

function findOrders(db: Handle, { lensId, since, before, most }: Search) {
  const { id, number, submittedAt } = orders;
  const ofLens = db
    .select({ orderId: orderLenses.orderId })
    .from(orderLenses)
    .where(eq(orderLenses.lensId, lensId));
  return db
    .select({ id, number, submittedAt })
    .from(orders)
    .where(
      and(
        inArray(id, ofLens),
        gte(submittedAt, since),
        ne(orders.state, 'cancelled'),
        before
          ? sql`(${submittedAt}, ${id}) < (${before.submittedAt.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(submittedAt), desc(id))
    .limit(most);
}
