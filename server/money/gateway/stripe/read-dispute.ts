import type { Stripe } from 'stripe';
import type { GatewayDispute } from '../port.ts';
import { idOf } from './read-refund.ts';

/** Money moves with these only: an inquiry (`warning_…`) and what was prevented take none. An appeal follows a loss. */
const STATES: Readonly<Record<string, GatewayDispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** A dispute that took money; null for an inquiry, and for one of no payment intent. */
export function readDispute(dispute: Stripe.Dispute): GatewayDispute | null {
  const paymentId = idOf(dispute.payment_intent);
  const state = STATES[dispute.status];
  if (paymentId === null || state === undefined) return null;
  const { id, amount: cents, reason } = dispute;
  return { id, paymentId, cents, reason, state };
}
