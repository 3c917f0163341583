import type { Cents } from '#domain/basics/money.ts';
import { sumCents } from '#domain/basics/money.ts';
import { splitCredit, type SplitShare } from '#domain/money/checkouts/split-credit.ts';
import type { Share } from '#domain/money/ledger/postings.ts';

/** An announced invoice, and what can be paid of it now. */
export interface Announced extends Share {
  payableCents: Cents;
}

/**
 * PY-09: returns what autopay pays: never more than was announced, nor than is open. Lens credit pays first. What is left
 * to charge is 0 or at least what the gateway takes: else some credit is kept. Empty when there is too little to pay.
 */
export function autopayShares(
  announced: readonly Announced[],
  { availableCents, leastCents }: { availableCents: Cents; leastCents: Cents },
): SplitShare[] {
  const wanted = announced
    .map(({ invoiceNumber, cents, payableCents }) => ({
      invoiceNumber,
      cents: Math.min(cents, payableCents),
    }))
    .filter(({ cents }) => cents > 0);
  const total = sumCents(wanted.map(({ cents }) => cents));
  const left = total - availableCents;
  if (left <= 0 || left >= leastCents) return splitCredit(wanted, Math.max(0, availableCents));
  return total < leastCents ? [] : splitCredit(wanted, total - leastCents);
}
