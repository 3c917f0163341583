import { sumCents, type Cents } from '../../basics/money.ts';
import { kindOf, type LedgerAccountKind } from '../ledger/ledger-accounts.ts';
import { documentOf } from '../statements/ledger-document.ts';
import { dayIn } from '../statements/periods.ts';
import { describeKind } from '../statements/statement-labels.ts';
import type { JournalTransaction } from './journal-lines.ts';

/** The programs whose imports the files fit. */
export const BOOK_PROGRAMS = ['xero', 'quickbooks'] as const;
export type BookProgram = (typeof BOOK_PROGRAMS)[number];

/** What has a file: the invoices, and what came into and went out of each account that money is in. */
export const DOCUMENT_FILES = ['invoices', 'cash', 'in-flight'] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

/** What an invoice charges for, each an account of its own. */
const CHARGED = ['revenue', 'fees', 'shipping', 'tax'] as const;

/** What of an invoice is not in the ledger. */
export interface InvoiceFacts {
  dueOn: string;
  poNumber: string;
  orderNumber: string;
}

/** An invoice as a program of bookkeeping takes it. The sum of its lines is what the journal charges. */
export interface InvoiceDocument extends InvoiceFacts {
  number: string;
  customer: string;
  /** `YYYY-MM-DD`, in the time zone of the journal. */
  on: string;
  lines: readonly { kind: (typeof CHARGED)[number]; cents: Cents }[];
}

/** A movement of an account that money is in; what comes in is positive. */
export interface BankLine {
  /** `YYYY-MM-DD`, in the time zone of the journal. */
  on: string;
  cents: Cents;
  /** Blank when no practice is concerned, as in a payout. */
  payee: string;
  description: string;
  /** `PAY-100001` */
  number: string;
  /** The number of a check or wire; blank without one. */
  reference: string;
}

/** Whether a transaction issues an invoice. */
export function issuesInvoice({ kind, keys }: JournalTransaction): boolean {
  return kind === 'invoice' && !documentOf(keys).isReversal;
}

/** PY-08: returns the invoice that a transaction issues. */
export function invoiceDocument(
  { effectiveAt, keys, sums }: JournalTransaction,
  facts: InvoiceFacts,
  timeZone: string,
): InvoiceDocument {
  const receivable = sums.find(({ account }) => kindOf(account) === 'receivable');
  return {
    ...facts,
    number: documentOf(keys).number,
    customer: receivable?.customer ?? '',
    on: dayIn(timeZone, effectiveAt),
    lines: CHARGED.map((kind) => ({ kind, cents: -centsOf(sums, kind) })).filter(
      ({ cents }) => cents !== 0,
    ),
  };
}

/** PY-08: returns what a transaction moves of an account that money is in; null for nothing. */
export function bankLine(
  { kind, effectiveAt, keys, sums }: JournalTransaction,
  account: 'cash' | 'in-flight',
  { reference, timeZone }: { reference: string; timeZone: string },
): BankLine | null {
  const cents = centsOf(sums, account);
  if (cents === 0) return null;
  const { number, isReversal } = documentOf(keys);
  return {
    on: dayIn(timeZone, effectiveAt),
    cents,
    payee: sums.find(({ customer }) => customer !== '')?.customer ?? '',
    description: describeKind({ kind, isReversal }, 'en'),
    number,
    reference,
  };
}

/** Whether one of the files has the transaction. What none has is entered by hand, or imported as journal entries. */
export function isInFiles(transaction: JournalTransaction): boolean {
  const { sums } = transaction;
  return (
    issuesInvoice(transaction) || centsOf(sums, 'cash') !== 0 || centsOf(sums, 'in-flight') !== 0
  );
}

/** Returns what a transaction changes of the ledger accounts of a kind, in signed cents. */
function centsOf(sums: JournalTransaction['sums'], kind: LedgerAccountKind): Cents {
  return sumCents(sums.filter(({ account }) => kindOf(account) === kind).map(({ cents }) => cents));
}
