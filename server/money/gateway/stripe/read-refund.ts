import type { Stripe } from 'stripe';
import type { GatewayRefund } from '../port.ts';

/** A refund; null when it is of no payment intent, as nothing of ours is. */
export function readRefund(refund: Stripe.Refund): GatewayRefund | null {
  const paymentId = idOf(refund.payment_intent);
  if (paymentId === null) return null;
  const key = refund.metadata?.['key'] ?? null;
  return { id: refund.id, paymentId, key, cents: refund.amount, state: stateOf(refund.status) };
}

function stateOf(status: string | null): GatewayRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The id of an object that may be expanded. */
export function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
