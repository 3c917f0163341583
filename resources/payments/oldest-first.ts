import type { Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';

/** An invoice that can be paid. */
export interface Payable {
  number: string;
  /** The last day to pay, `YYYY-MM-DD`. */
  dueOn: string;
  /** What can still be paid, in cents. */
  payableCents: Cents;
}

/**
 * PY-08: splits an amount over invoices, those due first before the others, then by number. Each gets at most what can
 * be paid of it; invoices that get nothing are left out. What is left over is unapplied.
 */
export function oldestFirst(cents: Cents, invoices: readonly Payable[]): Share[] {
  const sorted = invoices.toSorted(
    (one, other) => compare(one.dueOn, other.dueOn) || compare(one.number, other.number),
  );
  let left = cents;
  const shares: Share[] = [];
  for (const { number, payableCents } of sorted) {
    const given = Math.min(left, payableCents);
    if (given <= 0) continue;
    shares.push({ invoiceNumber: number, cents: given });
    left -= given;
  }
  return shares;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
