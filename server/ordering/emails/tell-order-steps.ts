import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { OrderAction } from '#domain/orders/order-states.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { OrderRef } from './order-ref.ts';

/** EM-04: the steps that a practice is told of. It cancels orders itself. */
const EVENTS: Partial<Record<OrderAction, EmailEventKey>> = {
  submit: 'orderReceived',
  resubmit: 'orderReceived',
  approve: 'orderApproved',
  reject: 'orderRejected',
  produce: 'orderInProduction',
  ship: 'orderShipped',
  close: 'orderClosed',
};

/** EM-04: tells the practices of a step of their orders, after the transaction commits. */
export async function tellOrderSteps(
  tx: Handle,
  action: OrderAction,
  orders: readonly Pick<OrderRow, 'id' | 'version'>[],
): Promise<void> {
  const event = EVENTS[action];
  if (!event) return;
  await tellEvents(
    tx,
    orders.map(({ id, version }) => ({
      event,
      key: id,
      ref: { orderId: id, version } satisfies OrderRef,
    })),
  );
}
