import { sumCents, type Cents } from '../../basics/money.ts';
import type { Share } from '../ledger/postings.ts';

/** What of an invoice is paid by lens credit, and what is left to pay online, in cents. */
export interface SplitShare extends Share {
  creditCents: Cents;
}

/**
 * CR-02: pays with lens credit first, in the order of the shares. Returns the shares with what is left to pay online as
 * their cents.
 *
 * @param availableCents The credit of the account that owes these invoices
 */
export function splitCredit(shares: readonly Share[], availableCents: Cents): SplitShare[] {
  let left = availableCents;
  return shares.map(({ invoiceNumber, cents }) => {
    const creditCents = Math.max(0, Math.min(left, cents));
    left -= creditCents;
    return { invoiceNumber, cents: cents - creditCents, creditCents };
  });
}

/** A share with the account that owes its invoice. */
export interface OwedShare extends Share {
  accountNumber: string;
}

/** Returns what lens credit pays of the shares: of each account with its own credit, in the order of the shares. */
export function creditFor(
  shares: readonly OwedShare[],
  availableOf: (accountNumber: string) => Cents,
): Cents {
  const accounts = [...new Set(shares.map(({ accountNumber }) => accountNumber))];
  return sumCents(
    accounts.flatMap((accountNumber) =>
      splitCredit(
        shares.filter((share) => share.accountNumber === accountNumber),
        availableOf(accountNumber),
      ).map(({ creditCents }) => creditCents),
    ),
  );
}
