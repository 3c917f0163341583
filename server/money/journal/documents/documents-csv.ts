import type { Readable } from 'node:stream';
import {
  bankLine,
  invoiceDocument,
  issuesInvoice,
  type BookProgram,
  type DocumentFile,
} from '#domain/money/journal/documents.ts';
import type { JournalSettings } from '#domain/money/journal/journal.ts';
import { documentOf } from '#domain/money/statements/ledger-document.ts';
import { harmless } from '../../../platform/csv/harmless.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { invoiceFacts } from '../../invoices/invoice-facts.ts';
import { paymentReferences } from '../../payments/payment-references.ts';
import { importCsv } from '../import-csv.ts';
import { readJournalSettings } from '../journal-settings.ts';
import { batchPages } from '../read-batch.ts';
import { BANK_COLUMNS, INVOICE_COLUMNS, type Cell } from './document-columns.ts';

/** PY-08: the documents of a batch as CSV, in the columns that a program of bookkeeping imports. */
export function documentsCsv(
  db: Handle,
  batchId: number,
  { program, file }: { program: BookProgram; file: DocumentFile },
): Readable {
  const { head } = file === 'invoices' ? INVOICE_COLUMNS[program] : BANK_COLUMNS[program];
  const pages = file === 'invoices' ? invoicePages : bankPages(file);
  return importCsv(
    [...head],
    cellPages(db, batchId, (pageOf) => pages(pageOf, program)),
  );
}

type Transactions = Parameters<typeof invoiceDocument>[0][];

interface PageOf {
  db: Handle;
  transactions: Transactions;
  settings: JournalSettings;
}

async function* cellPages(
  db: Handle,
  batchId: number,
  rowsOf: (page: PageOf) => Promise<Cell[][]>,
): AsyncGenerator<string[][]> {
  const settings = await readJournalSettings(db);
  for await (const transactions of batchPages(db, batchId)) {
    const rows = await rowsOf({ db, transactions, settings });
    yield rows.map((cells) => cells.map(({ text, isTyped }) => (isTyped ? harmless(text) : text)));
  }
}

async function invoicePages(
  { db, transactions, settings }: PageOf,
  program: BookProgram,
): Promise<Cell[][]> {
  const issued = transactions.filter(issuesInvoice);
  const facts = await invoiceFacts(db, numbersOf(issued));
  return issued.flatMap((one) => {
    const own = facts.get(documentOf(one.keys).number);
    if (!own) throw new Error(`The ledger charges ${one.keys.join(', ')}, which is no invoice`);
    const document = invoiceDocument(one, own, settings.timeZone);
    return INVOICE_COLUMNS[program].rowsOf(document, settings.accounts);
  });
}

function bankPages(account: 'cash' | 'in-flight') {
  return async (
    { db, transactions, settings }: PageOf,
    program: BookProgram,
  ): Promise<Cell[][]> => {
    const { accounts, timeZone } = settings;
    const references = await paymentReferences(db, numbersOf(transactions));
    return transactions.flatMap((one) => {
      const reference = references.get(documentOf(one.keys).number) ?? '';
      const line = bankLine(one, account, { reference, timeZone });
      return line ? BANK_COLUMNS[program].rowsOf(line, accounts) : [];
    });
  };
}

function numbersOf(transactions: Transactions): string[] {
  return [...new Set(transactions.map(({ keys }) => documentOf(keys).number))];
}
