import type { Cents } from '#domain/basics/money.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import {
  failedPayoutEntries,
  gatewayFeeEntries,
  payoutEntries,
  type GatewayFee,
} from '#domain/money/ledger/postings.ts';
import {
  PAYOUT_STATES,
  type BalanceKind,
  type PayoutState,
} from '#domain/money/payouts/balance-kinds.ts';

/** The currency of the books. */
export const BOOKS_CURRENCY = 'USD';

/** A change of the balance at a gateway, as far as the books need it. */
export interface BalanceAmounts {
  kind: BalanceKind;
  cents: Cents;
  /** What the gateway keeps of it; negative when a fee comes back. */
  feeCents: Cents;
  currency: string;
}

/** Whether the books can take a change: its kind is known, and it is in their currency. */
export function isKnown({ kind, currency }: Pick<BalanceAmounts, 'kind' | 'currency'>): boolean {
  return kind !== 'unknown' && currency === BOOKS_CURRENCY;
}

/** PY-10: the fee in a change, and what it is for. Without one that the books can take, 0. */
export function feeIn(change: BalanceAmounts): { of: GatewayFee; cents: Cents } {
  const { kind, cents, feeCents } = change;
  const of = kind === 'dispute' || kind === 'disputeWon' ? 'dispute-fees' : 'gateway-fees';
  if (!isKnown(change)) return { of, cents: 0 };
  return { of, cents: kind === 'fee' ? feeCents - cents : feeCents };
}

/**
 * PY-10: the entries of a change: its fee. What it is about, the payment, refund or dispute, has its own, from what the
 * gateway reported of that. None for what the books cannot take.
 */
export function balanceEntries(gateway: string, change: BalanceAmounts): LedgerEntry[] {
  return gatewayFeeEntries(gateway, feeIn(change));
}

/** Whether a payout that stood so may stand otherwise now: what was reported later counts, in whatever order it comes. */
export function movesOn(before: PayoutState, now: PayoutState): boolean {
  return PAYOUT_STATES.indexOf(now) > PAYOUT_STATES.indexOf(before);
}

/**
 * PY-10: the entries of a payout that stands otherwise than before: its money is in the bank when it is paid, and at the
 * gateway again when it fails after that.
 *
 * @param before Null for one that was not known
 */
export function payoutStep(
  gateway: string,
  payout: { cents: Cents; currency: string; state: PayoutState },
  before: PayoutState | null,
): LedgerEntry[] {
  const { cents, currency, state } = payout;
  if (currency !== BOOKS_CURRENCY) return [];
  if (state === 'paid' && before !== 'paid') return payoutEntries(gateway, cents);
  if (state === 'failed' && before === 'paid') return failedPayoutEntries(gateway, cents);
  return [];
}
