import type { Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import type { Payable } from './oldest-first.ts';

/** Returns the shares with another one for the invoice; without it for 0 cents. */
export function withShare(shares: readonly Share[], invoiceNumber: string, cents: Cents): Share[] {
  const others = shares.filter((share) => share.invoiceNumber !== invoiceNumber);
  return cents === 0 ? others : [...others, { invoiceNumber, cents }];
}

/** Whether the payment has enough for the shares, and none is more than is open. */
export function fits(
  shares: readonly Share[],
  { invoices, cents }: { invoices: readonly Payable[]; cents: Cents },
): boolean {
  const given = shares.reduce((sum, share) => sum + share.cents, 0);
  const open = new Map(invoices.map(({ number, payableCents }) => [number, payableCents]));
  return (
    given <= cents && shares.every((share) => share.cents <= (open.get(share.invoiceNumber) ?? 0))
  );
}
