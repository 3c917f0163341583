import {
  accountNumberOf,
  kindOf,
  type LedgerAccount,
} from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerRequest } from './ledger-request.ts';

/**
 * What was posted to an account before it was merged is reversed there. Returns the entries that carry it on to the
 * account of today, which took over the balances.
 */
export function entriesOfFormer(
  reversals: readonly LedgerRequest[],
  accountNumber: string,
): LedgerEntry[] {
  return reversals
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => {
      const owner = accountNumberOf(account);
      return owner !== null && owner !== accountNumber;
    })
    .flatMap((entry) => [
      { ...entry, cents: -entry.cents },
      { ...entry, account: `${kindOf(entry.account)}:${accountNumber}` as LedgerAccount },
    ]);
}
