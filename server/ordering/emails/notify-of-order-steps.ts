import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { OrderAction } from '#domain/orders/order-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { OrderRef } from './order-ref.ts';

/** EM-04: the steps that a practice is notified of. It cancels orders itself. */
const EVENTS: Partial<Record<OrderAction, EmailEventKey>> = {
  submit: 'orderReceived',
  resubmit: 'orderReceived',
  approve: 'orderApproved',
  reject: 'orderRejected',
  produce: 'orderInProduction',
  ship: 'orderShipped',
  close: 'orderClosed',
};

/** EM-04: notifies the practices of a step of their orders, after the transaction commits. */
export async function notifyOfOrderSteps(
  tx: Handle,
  action: OrderAction,
  orders: readonly Pick<OrderRow, 'id' | 'version'>[],
): Promise<void> {
  const event = EVENTS[action];
  if (!event) return;
  await notifyOfEvents(
    tx,
    orders.map(({ id, version }) => ({
      event,
      key: id,
      ref: { orderId: id, version } satisfies OrderRef,
    })),
  );
}
