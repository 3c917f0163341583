import type { Cents } from '../money.ts';

/** PY-08: how money comes in that no gateway of the portal takes. */
export const PAYMENT_METHODS = ['check', 'wire', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** PY-08: how a payment stands. It follows from its amounts; nobody enters it. */
export const PAYMENT_STATES = ['unapplied', 'applied', 'refunded', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What became of a payment, in cents. */
export interface PaymentAmounts {
  amountCents: Cents;
  /** What no invoice has yet. */
  unappliedCents: Cents;
  /** What was given back. */
  refundedCents: Cents;
  voidedAt: unknown;
}

/** Returns the state of a payment: `applied` when nothing of it is left, even if part of it was given back. */
export function paymentStateOf(payment: PaymentAmounts): PaymentState {
  const { amountCents, unappliedCents, refundedCents, voidedAt } = payment;
  if (voidedAt !== null) return 'void';
  if (unappliedCents > 0) return 'unapplied';
  return refundedCents === amountCents ? 'refunded' : 'applied';
}
