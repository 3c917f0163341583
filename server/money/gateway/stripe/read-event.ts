import type { Stripe } from 'stripe';
import type { GatewayEvent } from '../port.ts';
import { readDispute } from './read-dispute.ts';
import { isOfCharge, readCharge, readSession } from './read-payment.ts';
import { idOf, readRefund } from './read-refund.ts';

/** An event without its id and time. */
type EventContent = GatewayEvent extends infer Event
  ? Event extends GatewayEvent
    ? Omit<Event, 'id' | 'createdAt'>
    : never
  : never;

/**
 * Reads an event of Stripe. What it reports may be old news: events come late and in any order.
 * A page's payment is reported by its session only. Its payment intent reports the refusals after which the practice tries again.
 */
export function readEvent(event: Stripe.Event): GatewayEvent {
  const known = read(event) ?? { kind: 'other', type: event.type };
  return { id: event.id, createdAt: new Date(event.created * 1000), ...known };
}

/** Stripe has many more: each that is not here is of no interest. */
function read(event: Stripe.Event): EventContent | null {
  if (isOfSession(event)) return ofSession(event.data.object, event.type);
  if (isOfIntent(event)) return ofIntent(event.data.object);
  if (isOfRefund(event)) return ofRefund(event.data.object);
  if (isOfDispute(event)) return ofDispute(event.data.object);
  if (isOfPayout(event)) return { kind: 'payout', payoutId: event.data.object.id };
  if (isOfMethod(event)) return ofMethods(idOf(event.data.object.customer));
  if (event.type !== 'payment_method.detached') return null;
  return ofMethods(idOf(event.data.previous_attributes?.customer ?? null));
}

/** Whether an event is of one of these types. */
function oneOf<const T extends Stripe.Event['type']>(...types: T[]) {
  const known: ReadonlySet<string> = new Set(types);
  return (event: Stripe.Event): event is Extract<Stripe.Event, { type: T }> =>
    known.has(event.type);
}

const isOfSession = oneOf(
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
);
const isOfIntent = oneOf(
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
);
const isOfRefund = oneOf('refund.created', 'refund.updated', 'refund.failed');
const isOfDispute = oneOf(
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
);
const isOfPayout = oneOf(
  'payout.created',
  'payout.reconciliation_completed',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
);
const isOfMethod = oneOf(
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.automatically_updated',
);

function ofSession(session: Stripe.Checkout.Session, type: string): EventContent | null {
  if (session.mode !== 'payment') return null;
  const payment = readSession(session);
  const isRefused = type === 'checkout.session.async_payment_failed';
  return { kind: 'payment', payment: isRefused ? { ...payment, state: 'failed' } : payment };
}

function ofIntent(intent: Stripe.PaymentIntent): EventContent | null {
  return isOfCharge(intent) ? { kind: 'payment', payment: readCharge(intent) } : null;
}

function ofRefund(object: Stripe.Refund): EventContent | null {
  const refund = readRefund(object);
  return refund && { kind: 'refund', refund };
}

function ofDispute(object: Stripe.Dispute): EventContent | null {
  const dispute = readDispute(object);
  return dispute && { kind: 'dispute', dispute };
}

function ofMethods(customerId: string | null): EventContent | null {
  return customerId === null ? null : { kind: 'methods', customerId };
}
