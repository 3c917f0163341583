import type { Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';

/**
 * PY-09: splits what a payment loses over the invoices that it pays, those that got their share last before the others.
 *
 * @param given What invoices got, in order; negative for what they lost again
 * @throws RangeError when the invoices have less
 */
export function newestFirst(given: readonly Share[], cents: Cents): Share[] {
  const kept = new Map<string, Cents>();
  for (const { invoiceNumber, cents: got } of given) {
    kept.set(invoiceNumber, (kept.get(invoiceNumber) ?? 0) + got);
  }
  let left = cents;
  const lost: Share[] = [];
  for (const [invoiceNumber, has] of [...kept].toReversed()) {
    const taken = Math.min(left, has);
    if (taken <= 0) continue;
    lost.push({ invoiceNumber, cents: taken });
    left -= taken;
  }
  if (left > 0) throw new RangeError(`Invoices have ${left} cents less than is given back`);
  return lost;
}
