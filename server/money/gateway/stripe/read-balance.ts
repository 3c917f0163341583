import type { Stripe } from 'stripe';
import type { BalanceKind } from '#domain/money/payouts/balance-kinds.ts';
import type { GatewayBalanceChange } from '../port.ts';
import { idOf } from './read-refund.ts';

/** What `readBalanceChange` needs of a balance transaction. */
export const BALANCE_PARTS = ['source'];

/** By Stripe's `reporting_category`, which it says is for bookkeeping. What is not here is not known. */
const KINDS: Readonly<Record<string, BalanceKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refundFailed',
  dispute: 'dispute',
  dispute_reversal: 'disputeWon',
  fee: 'fee',
  /** On its fees. */
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payoutFailed',
};

/** A balance transaction whose source is expanded. */
export function readBalanceChange(change: Stripe.BalanceTransaction): GatewayBalanceChange {
  const { id, type, amount, fee, currency, created, reporting_category: category, source } = change;
  return {
    id,
    kind: KINDS[category] ?? 'unknown',
    type: `${type}/${category}`,
    cents: amount,
    feeCents: fee,
    currency: currency.toUpperCase(),
    sourceId: idOf(source),
    paymentId: paymentOf(source),
    createdAt: new Date(created * 1000),
  };
}

/** The payment intent of a charge, a refund or a dispute. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  return idOf(source.payment_intent ?? null);
}
