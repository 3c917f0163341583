import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind } from '../ledger/ledger-accounts.ts';

/** An account of the lab's bookkeeping. */
export interface JournalAccount {
  /** Its number in the chart of accounts; blank when there are none. */
  code: string;
  /** Its name, exactly as in the chart of accounts; a sub-account as `Parent:Child`. */
  name: string;
}

export type JournalAccounts = Record<LedgerAccountKind, JournalAccount>;

/**
 * Which account of the bookkeeping each kind of ledger account is. Assumptions, until the lab enters its own: usual names
 * and numbers of a small company in the United States.
 */
export const ASSUMED_ACCOUNTS: JournalAccounts = {
  receivable: { code: '1200', name: 'Accounts Receivable (A/R)' },
  credit: { code: '2400', name: 'Lens Credit' },
  unapplied: { code: '2300', name: 'Customer Deposits' },
  'in-flight': { code: '1150', name: 'Payments in Transit' },
  cash: { code: '1000', name: 'Checking' },
  'gateway-fees': { code: '6200', name: 'Merchant Fees' },
  'dispute-fees': { code: '6210', name: 'Dispute Fees' },
  revenue: { code: '4000', name: 'Sales' },
  shipping: { code: '4100', name: 'Shipping Income' },
  tax: { code: '2200', name: 'Sales Tax Payable' },
  fees: { code: '4200', name: 'Fee Income' },
  disputes: { code: '1160', name: 'Disputed Payments' },
  'write-off': { code: '6100', name: 'Bad Debts' },
};

export const JOURNAL_ACCOUNT_KINDS = LEDGER_ACCOUNT_KINDS;
