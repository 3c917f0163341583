import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { orderMessages } from './table.ts';

export type MessageRow = typeof orderMessages.$inferSelect;

/** Converts a row to a message as `uid` sees it. */
export function toMessage(row: Omit<MessageRow, 'position'>, uid: string): OrderMessage {
  const { id, side, author, authorUid, body, createdAt } = row;
  return { id, side, author, own: authorUid === uid, body, createdAt: createdAt.toISOString() };
}
