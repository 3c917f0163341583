import type { Cents } from '../../basics/money.ts';

/** PY-08: how money comes in that no gateway of the portal takes. */
export const RECORDED_METHODS = ['check', 'wire', 'cash'] as const;
/** PY-01: how a practice pays online. */
export const ONLINE_METHODS = ['card', 'bankAccount'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const PAYMENT_METHODS = [...RECORDED_METHODS, ...ONLINE_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** PY-08: how a payment stands. It follows from its amounts; nobody enters it. */
export const PAYMENT_STATES = ['unapplied', 'applied', 'refunded', 'returned', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** PY-09: why money of a payment went back: by the lab, or because the practice's bank took it. */
export const GIVE_BACKS = ['refund', 'return'] as const;
export type GiveBack = (typeof GIVE_BACKS)[number];

/**
 * PY-09, PY-10: what happened to money that went back: a refund may fail at the bank, also after it had succeeded, or the
 * gateway may refuse to make it.
 */
export const MONEY_BACK_KINDS = [...GIVE_BACKS, 'refundFailed', 'refundRefused'] as const;

/** PY-09: how a dispute stands. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What became of a payment, in cents. */
export interface PaymentAmounts {
  amountCents: Cents;
  /** What no invoice has yet. */
  unappliedCents: Cents;
  /** What was given back. */
  refundedCents: Cents;
  /** When the practice's bank took it back; null when it did not. */
  returnedAt: unknown;
  voidedAt: unknown;
}

/** Returns the state of a payment: `applied` when nothing of it is left, even if part of it was given back. */
export function paymentStateOf(payment: PaymentAmounts): PaymentState {
  const { amountCents, unappliedCents, refundedCents, returnedAt, voidedAt } = payment;
  if (voidedAt !== null) return 'void';
  if (returnedAt !== null) return 'returned';
  if (unappliedCents > 0) return 'unapplied';
  return refundedCents === amountCents ? 'refunded' : 'applied';
}

/** Whether a gateway took the payment, so that nobody can give it back or take it back by hand. */
export function isOnline(method: PaymentMethod): method is OnlineMethod {
  return ONLINE_METHODS.some((online) => online === method);
}

/** What the details of a payment say about what went back, and of what its bank holds back. */
interface Returnable {
  amountCents: Cents;
  refundedCents: Cents;
  refundingCents: Cents;
  disputes: readonly { state: DisputeState }[];
}

/** PY-10: whether the practice's bank holds money of the payment back; no gateway gives anything back meanwhile. */
export function isDisputed(
  payment: Pick<Returnable, 'disputes'> | { amountCents: Cents },
): boolean {
  return 'disputes' in payment && payment.disputes.some(({ state }) => state === 'open');
}

/** PY-09: returns what of an online payment can be given back; 0 during a dispute, and until its details are known. */
export function returnableOf(payment: Returnable | { amountCents: Cents }): Cents {
  if (!('refundedCents' in payment) || isDisputed(payment)) return 0;
  return leftToGiveBack(payment);
}

/**
 * PY-10: returns what of a payment has neither gone back nor been asked for. A lost dispute takes the money while a refund
 * still waits for the gateway, which then refuses it.
 */
export function leftToGiveBack({
  amountCents,
  refundedCents,
  refundingCents,
}: Omit<Returnable, 'disputes'>): Cents {
  return Math.max(0, amountCents - refundedCents - refundingCents);
}
