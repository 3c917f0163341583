import { and, eq, exists, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/database/database.ts';
import { orderMessageReads, orderMessages } from './table.ts';

/** Selects messages of other users that `uid` has not read. */
export function unreadBy(uid: string): SQL | undefined {
  return and(
    ne(orderMessages.authorUid, uid),
    gt(orderMessages.position, sql`coalesce(${orderMessageReads.position}, 0)`),
  );
}

/** Joins what `uid` has read of the order of a message. */
export function readsOf(uid: string): SQL | undefined {
  return and(eq(orderMessageReads.orderId, orderMessages.orderId), eq(orderMessageReads.uid, uid));
}

/** Returns the number of unread messages by order, without orders that have none. */
export async function countUnread(
  db: Handle,
  uid: string,
  orderIds: string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderMessages.orderId, unread: sql<number>`count(*)::int` })
    .from(orderMessages)
    .leftJoin(orderMessageReads, readsOf(uid))
    .where(and(inArray(orderMessages.orderId, orderIds), unreadBy(uid)))
    .groupBy(orderMessages.orderId);
  return new Map(rows.map(({ orderId, unread }) => [orderId, unread]));
}

/**
 * Selects orders with messages that the user has not read. Reads only the messages of each order, so that the number of
 * messages in other accounts does not matter.
 */
export function isUnread(db: Handle, uid: string, orderId: AnyPgColumn): SQL {
  const unread = db
    .select({ orderId: orderMessages.orderId })
    .from(orderMessages)
    .leftJoin(orderMessageReads, readsOf(uid))
    .where(and(eq(orderMessages.orderId, orderId), unreadBy(uid)));
  return exists(unread);
}
