/** PY-10: what changes the balance at a gateway, as far as the portal knows it. */
export const BALANCE_KINDS = [
  'payment',
  'refund',
  'refundFailed',
  'dispute',
  'disputeWon',
  /** What the gateway takes beside a payment. */
  'fee',
  'payout',
  'payoutFailed',
  'unknown',
] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** How a payout stands. It may fail after it was reported as paid. */
export const PAYOUT_STATES = ['onTheWay', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
