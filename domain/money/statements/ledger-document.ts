/** The events whose transactions name another transaction instead of a document: what they take back, post or void. */
const NAMES_A_TRANSACTION: ReadonlySet<string> = new Set(['reversal', 'resolution']);

/**
 * The events that take back what their document did: `void` takes a payment back in the account of today, `refundFailed` a
 * refund that did not arrive, `payoutFailed` a payout that did not.
 */
const TAKES_BACK: ReadonlySet<string> = new Set([
  'reversal',
  'void',
  'refundFailed',
  'payoutFailed',
]);

/** What names the payment that an online payment became, where the ledger has the key of the online payment. */
export function paymentKey(number: string): string {
  return `payment:${number}`;
}

/** What online payments become. Keys of what a gateway reports name its record before the payment. */
const IS_PAYMENT = /^PAY-\d+$/;

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
 * `reversal:7` when 7 is that payment, and an online payment that became it; `refund:re_1:PAY-100001` is a gateway's refund of it.
 *
 * @throws RangeError when no key names a document
 */
export function documentOf(keys: readonly string[]): LedgerDocument {
  const [own] = keys;
  const documents = keys
    .map((key) => key.split(':'))
    .filter(([event]) => !NAMES_A_TRANSACTION.has(event ?? ''));
  const isOnline = documents[0]?.[0] === 'checkout';
  const named = (isOnline ? documents[1] : undefined) ?? documents[0];
  const number = named?.find((part) => IS_PAYMENT.test(part)) ?? named?.[1];
  if (!own || !number) throw new RangeError(`No document is named by ${keys.join(', ')}`);
  return { number, isReversal: TAKES_BACK.has(own.split(':')[0] ?? '') };
}
