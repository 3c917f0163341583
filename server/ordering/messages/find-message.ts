import { and, desc, eq } from 'drizzle-orm';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { toMessage, type MessageRow } from './message-rows.ts';
import { orderMessages } from './table.ts';

/** Returns one message of an order as `uid` sees it. @throws Problem 404, also for an order outside the scope */
export async function findMessage(
  db: Handle,
  { uid, scope, orderId, id }: { uid: string; scope: AccountScope; orderId: string; id: string },
): Promise<OrderMessage> {
  const order = await findOrderRow(db, scope, orderId);
  const [row] = await db
    .select()
    .from(orderMessages)
    .where(and(eq(orderMessages.id, id), eq(orderMessages.orderId, order.id)));
  if (!row) throw new Problem('not-found', 'There is no such message');
  return toMessage(row, uid);
}

/** Returns a message as it is stored; undefined when there is none. */
export async function findMessageRow(db: Handle, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(orderMessages).where(eq(orderMessages.id, id));
  return row;
}

/** Returns the last message about an order; undefined when there is none. */
export async function findLastMessage(
  db: Handle,
  orderId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(desc(orderMessages.position))
    .limit(1);
  return row;
}
