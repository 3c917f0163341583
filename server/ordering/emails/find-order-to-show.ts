import { emailEvent, type EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findLastMessage } from '../messages/find-message.ts';
import { findOrderByNumber } from '../orders/find-order-row.ts';
import { findPromiseMoves } from '../promises/find-moves.ts';
import type { MessageRef, MoveRef, OrderRef } from './order-ref.ts';

/** EM-02: returns what an event about the order would refer to, for a preview; null when there is nothing to notify of. */
export async function findOrderToShow(
  db: Handle,
  event: EmailEventKey,
  orderNumber: string,
): Promise<{ ref: OrderRef | MoveRef | MessageRef; accountNumber: string } | null> {
  if (emailEvent(event).group !== 'orders') return null;
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) return null;
  const { id: orderId, accountNumber } = order;
  if (event === 'promisedDateMoved') {
    const move = (await findPromiseMoves(db, orderId)).at(-1);
    return move ? { ref: { orderId, moveId: move.id }, accountNumber } : null;
  }
  if (event === 'orderMessage') {
    const message = await findLastMessage(db, orderId);
    return message ? { ref: { orderId, messageId: message.id }, accountNumber } : null;
  }
  return { ref: { orderId }, accountNumber };
}
