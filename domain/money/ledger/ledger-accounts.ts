/**
 * PY-06: the accounts of the ledger. An amount is in signed cents: a debit is positive, a credit negative. A practice's
 * accounts are `receivable` (what it owes), `credit` (lens credit that the lab owes it) and `unapplied` (payments that no
 * invoice has yet); a gateway's are `in-flight`, `cash`, and what it takes for payments and for disputes.
 */
export const PRACTICE_ACCOUNTS = ['receivable', 'credit', 'unapplied'] as const;
export const GATEWAY_ACCOUNTS = ['in-flight', 'cash', 'gateway-fees', 'dispute-fees'] as const;
export const COMMON_ACCOUNTS = [
  'revenue',
  'shipping',
  'tax',
  'fees',
  'disputes',
  'write-off',
] as const;

export const LEDGER_ACCOUNT_KINDS = [
  ...PRACTICE_ACCOUNTS,
  ...GATEWAY_ACCOUNTS,
  ...COMMON_ACCOUNTS,
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** How payments come in that no gateway of the portal takes: by check, wire or cash. */
export const OFFICE = 'office';

export type LedgerAccount =
  | `${(typeof PRACTICE_ACCOUNTS)[number] | (typeof GATEWAY_ACCOUNTS)[number]}:${string}`
  | (typeof COMMON_ACCOUNTS)[number];

/** The kinds whose balance never becomes a debit: nobody spends more credit than there is. */
const NEVER_OVERDRAWN: ReadonlySet<LedgerAccountKind> = new Set(['credit', 'unapplied']);

/** Returns the kind of a ledger account: `receivable` of `receivable:100001`. */
export function kindOf(account: LedgerAccount): LedgerAccountKind {
  const [name] = account.split(':');
  const kind = LEDGER_ACCOUNT_KINDS.find((known) => known === name);
  if (!kind) throw new RangeError(`There is no ledger account ${account}`);
  return kind;
}

/** Returns the practice's account number of a ledger account; null for one that is no practice's. */
export function accountNumberOf(account: LedgerAccount): string | null {
  const [name, owner] = account.split(':');
  return PRACTICE_ACCOUNTS.some((kind) => kind === name) ? (owner ?? null) : null;
}

/** Whether the balance of the account must never become a debit. */
export function isNeverOverdrawn(account: LedgerAccount): boolean {
  return NEVER_OVERDRAWN.has(kindOf(account));
}
