import { sumCents, type Cents } from '#domain/basics/money.ts';
import type { SplitShare } from '#domain/money/checkouts/split-credit.ts';
import type { Share } from '#domain/money/ledger/postings.ts';

/** What of an online payment is for an invoice of an account. */
export interface AccountShare extends SplitShare {
  accountNumber: string;
}

/** What of an online payment is for one account. */
export interface AccountPart {
  accountNumber: string;
  cents: Cents;
  shares: Share[];
}

/** Returns what each account pays online, in the order of the numbers. */
export function byAccount(shares: readonly AccountShare[]): AccountPart[] {
  return partsOf(shares, ({ cents }) => cents);
}

/** Returns what each account pays by lens credit. */
export function creditByAccount(shares: readonly AccountShare[]): AccountPart[] {
  return partsOf(shares, ({ creditCents }) => creditCents);
}

function partsOf(
  shares: readonly AccountShare[],
  centsOf: (share: AccountShare) => Cents,
): AccountPart[] {
  const accounts = [...new Set(shares.map(({ accountNumber }) => accountNumber))];
  return accounts
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((accountNumber) => {
      const own = shares
        .filter((share) => share.accountNumber === accountNumber && centsOf(share) > 0)
        .map((share) => ({ invoiceNumber: share.invoiceNumber, cents: centsOf(share) }));
      const cents = sumCents(own.map((share) => share.cents));
      return own.length > 0 ? [{ accountNumber, cents, shares: own }] : [];
    });
}

/** The ledger's key of what an online payment reserves for an account. */
export function transactionKey(checkoutId: string, accountNumber: string): string {
  return `checkout:${checkoutId}:${accountNumber}`;
}

/** The key of what an online payment reserves of an account's lens credit; a statement names the first invoice. */
export function creditKey(checkoutId: string, { shares }: AccountPart): string {
  return `${shares[0]?.invoiceNumber ?? ''}:checkout:${checkoutId}`;
}

/** The most invoices that the gateway's page names. */
const NAMED = 10;

/** Names the invoices at the gateway; nothing of patients. */
export function describeShares(shares: readonly AccountShare[]): string {
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  const more = numbers.length > NAMED ? ` +${numbers.length - NAMED}` : '';
  return `${numbers.slice(0, NAMED).join(', ')}${more}`;
}
