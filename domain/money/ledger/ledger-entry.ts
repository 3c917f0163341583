import { sumCents, type Cents } from '../../basics/money.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

/** One line of a ledger transaction. */
export interface LedgerEntry {
  account: LedgerAccount;
  /** Debits are positive, credits negative; never 0. */
  cents: Cents;
  /** The invoice that a line of a `receivable` account belongs to. */
  invoiceNumber?: string;
}

/**
 * Checks that the lines make a transaction (PY-06).
 *
 * @throws RangeError when the sum is not 0, a line is 0 or has a fraction, there are fewer than two lines, or a line of a
 *   receivable names no invoice, or another one does
 */
export function requireBalanced(entries: readonly LedgerEntry[]): void {
  if (entries.length < 2) throw new RangeError('A ledger transaction has at least two entries');
  for (const { account, cents, invoiceNumber } of entries) {
    if (cents === 0) throw new RangeError(`An entry of ${account} is 0`);
    const isReceivable = account.startsWith('receivable:');
    if (isReceivable !== (invoiceNumber !== undefined)) {
      throw new RangeError(`An entry of ${account} names ${invoiceNumber ?? 'no invoice'}`);
    }
  }
  const sum = sumCents(entries.map(({ cents }) => cents));
  if (sum !== 0) throw new RangeError(`The entries of a ledger transaction sum to ${sum} cents`);
}

/** Returns the entries that undo these. */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map((entry) => ({ ...entry, cents: -entry.cents }));
}
