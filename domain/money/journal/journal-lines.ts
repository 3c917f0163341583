import { decimalAmount, type Cents } from '../../basics/money.ts';
import { kindOf, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import { documentOf } from '../statements/ledger-document.ts';
import { dayIn } from '../statements/periods.ts';
import { describeKind } from '../statements/statement-labels.ts';
import type { JournalAccounts } from './journal-accounts.ts';
import { usDay } from './us-format.ts';

/** A transaction of the ledger for the journal. */
export interface JournalTransaction {
  id: number;
  kind: LedgerKind;
  effectiveAt: Date;
  /** Its own key, then those of the transactions that it names. */
  keys: readonly string[];
  /** The sums of its entries by ledger account, in signed cents. */
  sums: readonly { account: LedgerAccount; cents: Cents; customer: string }[];
}

/** The columns that QuickBooks Online reads; it ignores `AccountCode`, which is for other programs. */
export const JOURNAL_COLUMNS = [
  'JournalNo',
  'JournalDate',
  'AccountName',
  'AccountCode',
  'Debits',
  'Credits',
  'Description',
  'Name',
  'Currency',
] as const;

export type JournalLine = Record<(typeof JOURNAL_COLUMNS)[number], string>;

/** PY-08: returns the lines of one journal entry. Its debits equal its credits, because those of the ledger do. */
export function journalLines(
  { id, kind, effectiveAt, keys, sums }: JournalTransaction,
  { accounts, timeZone }: { accounts: JournalAccounts; timeZone: string },
): JournalLine[] {
  const { number, isReversal } = documentOf(keys);
  const day = usDay(dayIn(timeZone, effectiveAt));
  return sums
    .filter(({ cents }) => cents !== 0)
    .map(({ account, cents, customer }) => {
      const { name, code } = accounts[kindOf(account)];
      return {
        JournalNo: `LP${id}`,
        JournalDate: day,
        AccountName: name,
        AccountCode: code,
        Debits: cents > 0 ? decimalAmount(cents) : '',
        Credits: cents < 0 ? decimalAmount(-cents) : '',
        Description: `${describeKind({ kind, isReversal }, 'en')} ${number}`,
        Name: customer,
        Currency: 'USD',
      };
    });
}
