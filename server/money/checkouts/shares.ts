import type { Share } from '#domain/ledger/postings.ts';
import { sumCents, type Cents } from '#domain/money.ts';

/** What of an online payment is for an invoice of an account. */
export interface AccountShare extends Share {
  accountNumber: string;
}

/** What of an online payment is for one account. */
export interface AccountPart {
  accountNumber: string;
  cents: Cents;
  shares: Share[];
}

/** Returns what each account pays, in the order of the numbers. */
export function byAccount(shares: readonly AccountShare[]): AccountPart[] {
  const accounts = [...new Set(shares.map(({ accountNumber }) => accountNumber))];
  return accounts
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((accountNumber) => {
      const own = shares
        .filter((share) => share.accountNumber === accountNumber)
        .map(({ invoiceNumber, cents }) => ({ invoiceNumber, cents }));
      return { accountNumber, cents: sumCents(own.map(({ cents }) => cents)), shares: own };
    });
}

/** The ledger's key of what an online payment reserves for an account. */
export function transactionKey(checkoutId: string, accountNumber: string): string {
  return `checkout:${checkoutId}:${accountNumber}`;
}
