import { randomUUID } from 'node:crypto';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { AccountScope, Caller } from '../../access/caller/caller.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { MessageRef } from '../emails/order-ref.ts';
import { lockOrder } from '../orders/find-order-row.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { toMessage } from './message-rows.ts';
import { orderMessages } from './table.ts';

export interface Sending {
  caller: Pick<Caller, 'uid' | 'name' | 'roles'>;
  scope: AccountScope;
  orderId: string;
  body: string;
  now: Date;
}

/**
 * Adds a message to the thread of the order; a message by staff is from the lab. Locks the order, so that messages
 * appear in the order of their positions and no reader marks one as read that is not visible yet.
 *
 * @throws Problem 404, also for an order outside the scope
 */
export async function sendMessage(tx: Handle, sending: Sending): Promise<OrderMessage> {
  const { caller, scope, orderId, body, now } = sending;
  const order = await lockOrder(tx, scope, orderId);
  const message = {
    id: randomUUID(),
    orderId: order.id,
    side: caller.roles.includes('ADMIN') ? ('maker' as const) : ('practice' as const),
    authorUid: caller.uid,
    author: caller.name,
    body,
    createdAt: now,
  };
  await tx.insert(orderMessages).values(message);
  await notify(tx, order, { caller, message });
  return toMessage(message, caller.uid);
}

async function notify(
  tx: Handle,
  { id, number, accountNumber, version, state }: OrderRow,
  {
    caller,
    message,
  }: Pick<Sending, 'caller'> & { message: { id: string; side: OrderMessage['side'] } },
): Promise<void> {
  await recordAudit(tx, {
    actor: caller,
    action: 'order.message',
    resource: 'orders',
    resourceId: id,
    accountNumber,
    details: { number, message: message.id, side: message.side },
  });
  await publishChange(tx, {
    resource: 'orders',
    id,
    accountNumber,
    version,
    state,
    about: 'message',
  });
  const ref: MessageRef = { orderId: id, messageId: message.id };
  await notifyOfEvents(tx, [{ event: 'orderMessage', key: id, ref }]);
}
