import { desc, eq } from 'drizzle-orm';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { toMessage } from './message-rows.ts';
import { orderMessages } from './table.ts';

/** The maximum length of a thread; older messages are left out. */
const MAX_MESSAGES = 500;

interface Asked {
  uid: string;
  scope: AccountScope;
  orderId: string;
}

/** Returns the thread of the order, oldest first. @throws Problem 404, also for an order outside the scope */
export async function listMessages(
  db: Handle,
  { uid, scope, orderId }: Asked,
): Promise<OrderMessage[]> {
  const { id } = await findOrderRow(db, scope, orderId);
  const rows = await db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, id))
    .orderBy(desc(orderMessages.position))
    .limit(MAX_MESSAGES);
  return rows.toReversed().map((row) => toMessage(row, uid));
}
