import { and, eq, sql } from 'drizzle-orm';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { orderMessageReads, orderMessages } from './table.ts';

export interface Reading {
  uid: string;
  scope: AccountScope;
  orderId: string;
  /** The id of a message of the order. */
  lastRead: string;
}

/**
 * Marks all messages up to this one as read for the user. Never marks a message as unread.
 *
 * @throws Problem 404, also for an order outside the scope, 422 for a message of another order
 */
export async function readMessages(tx: Handle, reading: Reading): Promise<void> {
  const { uid, scope, orderId, lastRead } = reading;
  const { id } = await findOrderRow(tx, scope, orderId);
  const [message] = await tx
    .select({ position: orderMessages.position })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, id), eq(orderMessages.id, lastRead)));
  if (!message) throw noSuchMessage(lastRead);
  const { position } = message;
  await tx
    .insert(orderMessageReads)
    .values({ orderId: id, uid, position })
    .onConflictDoUpdate({
      target: [orderMessageReads.orderId, orderMessageReads.uid],
      set: { position: sql`greatest(${orderMessageReads.position}, ${position})` },
    });
}

function noSuchMessage(lastRead: string): Problem {
  const message = 'The order has no such message';
  return new Problem('invalid', message, {
    errors: { lastRead: { rule: 'unknown', message, value: lastRead, nearest: null } },
  });
}
