import type { Stripe } from 'stripe';
import type { GatewayPayment, GatewayPaymentState } from '../port.ts';
import { failureOf } from './read-failure.ts';
import { methodOf } from './read-method.ts';

/** What `readSession` needs of a session. */
export const SESSION_PARTS = ['payment_intent.payment_method', 'payment_intent.latest_charge'];
/** What `readCharge` needs of a payment intent. */
export const INTENT_PARTS = ['payment_method', 'latest_charge'];

/** In the metadata of payment intents: whether a page or `charge` made it. */
export type PaymentSource = 'page' | 'charge';

export function isOfCharge(intent: Stripe.PaymentIntent): boolean {
  return intent.metadata['source'] === ('charge' satisfies PaymentSource);
}

/** The payment of a page. Without expanded parts, as in events, method and failure are null. */
export function readSession(session: Stripe.Checkout.Session): GatewayPayment {
  const { payment_intent: payment } = session;
  const intent = payment && typeof payment === 'object' ? payment : null;
  const state = stateOfSession(session, intent);
  const amountCents = session.amount_total ?? 0;
  const isPaid = session.payment_status === 'paid';
  return {
    id: typeof payment === 'string' ? payment : (intent?.id ?? null),
    sessionId: session.id,
    checkoutId: session.client_reference_id ?? session.metadata?.['checkoutId'] ?? null,
    state,
    amountCents,
    receivedCents: intent ? intent.amount_received : isPaid ? amountCents : 0,
    currency: (session.currency ?? '').toUpperCase(),
    method: intent && methodOf(intent),
    failure: session.status === 'expired' ? 'expired' : intent && failureOf(intent),
  };
}

function stateOfSession(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): GatewayPaymentState {
  if (status === 'expired') return 'failed';
  if (status !== 'complete') return 'open';
  if (paid === 'paid' || paid === 'no_payment_required') return 'succeeded';
  return intent && isRefused(intent) ? 'failed' : 'processing';
}

/** The payment by a saved method, which is not tried again: a refusal is final. */
export function readCharge(intent: Stripe.PaymentIntent): GatewayPayment {
  return {
    id: intent.id,
    sessionId: null,
    checkoutId: intent.metadata['checkoutId'] ?? null,
    state: stateOfCharge(intent),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    method: methodOf(intent),
    failure: failureOf(intent),
  };
}

function stateOfCharge(intent: Stripe.PaymentIntent): GatewayPaymentState {
  if (intent.status === 'succeeded') return 'succeeded';
  return isRefused(intent) ? 'failed' : 'processing';
}

/** A debit that a bank refuses goes back to where a method is asked for. */
function isRefused({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_payment_method' || status === 'canceled';
}
