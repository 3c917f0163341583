import type { Stripe } from 'stripe';
import type { GatewayEvent } from '../port.ts';
import { readDispute } from './read-dispute.ts';
import { isOfCharge, readCharge, readSession } from './read-payment.ts';
import { idOf, readRefund } from './read-refund.ts';

/** An event without its id and time. */
type Told = GatewayEvent extends infer Event
  ? Event extends GatewayEvent
    ? Omit<Event, 'id' | 'createdAt'>
    : never
  : never;

/**
 * Reads an event of Stripe. What it tells may be old news: events come late and in any order.
 * A page's payment is told by its session only. Its payment intent tells of refusals after which the practice tries again.
 */
export function readEvent(event: Stripe.Event): GatewayEvent {
  const told = tell(event) ?? { kind: 'other', type: event.type };
  return { id: event.id, createdAt: new Date(event.created * 1000), ...told };
}

function tell(event: Stripe.Event): Told | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(event.data.object, event.type);
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return ofIntent(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return ofDispute(event.data.object);
    case 'payment_method.attached':
    case 'payment_method.updated':
    case 'payment_method.automatically_updated':
      return ofMethods(idOf(event.data.object.customer));
    case 'payment_method.detached':
      return ofMethods(idOf(event.data.previous_attributes?.customer ?? null));
    default:
      return null;
  }
}

function ofSession(session: Stripe.Checkout.Session, type: string): Told | null {
  if (session.mode !== 'payment') return null;
  const payment = readSession(session);
  const isRefused = type === 'checkout.session.async_payment_failed';
  return { kind: 'payment', payment: isRefused ? { ...payment, state: 'failed' } : payment };
}

function ofIntent(intent: Stripe.PaymentIntent): Told | null {
  return isOfCharge(intent) ? { kind: 'payment', payment: readCharge(intent) } : null;
}

function ofRefund(object: Stripe.Refund): Told | null {
  const refund = readRefund(object);
  return refund && { kind: 'refund', refund };
}

function ofDispute(object: Stripe.Dispute): Told | null {
  const dispute = readDispute(object);
  return dispute && { kind: 'dispute', dispute };
}

function ofMethods(customerId: string | null): Told | null {
  return customerId === null ? null : { kind: 'methods', customerId };
}
