/** The events whose transactions name another transaction instead of a document: what they take back, post or void. */
const NAMES_A_TRANSACTION: ReadonlySet<string> = new Set(['reversal', 'resolution']);

/** The events that take back what their document did: `void` takes a payment back in the account of today. */
const TAKES_BACK: ReadonlySet<string> = new Set(['reversal', 'void']);

/** The document of a ledger transaction. */
export interface LedgerDocument {
  /** `INV-100001`, `PAY-100001`; of a merge the account that was merged. */
  number: string;
  /** Whether the transaction takes back what the document did. */
  isReversal: boolean;
}

/**
 * Returns the document that a transaction is about, from the keys of the ledger: its own key, then those of the
 * transactions that it names, one after the other. `payment:PAY-100001` is about PAY-100001, and so is
 * `reversal:7` when 7 is that payment.
 *
 * @throws RangeError when no key names a document
 */
export function documentOf(keys: readonly string[]): LedgerDocument {
  const [own] = keys;
  const named = keys
    .map((key) => key.split(':'))
    .find(([event]) => !NAMES_A_TRANSACTION.has(event ?? ''));
  const number = named?.[1];
  if (!own || !number) throw new RangeError(`No document is named by ${keys.join(', ')}`);
  return { number, isReversal: TAKES_BACK.has(own.split(':')[0] ?? '') };
}
