import { sumCents, type Cents } from '#domain/basics/money.ts';
import { bankLine, isInFiles, issuesInvoice } from '#domain/money/journal/documents.ts';
import type { JournalTransaction } from '#domain/money/journal/journal-lines.ts';
import type { JournalDocuments } from '#domain/money/journal/journal.ts';
import { kindOf } from '#domain/money/ledger/ledger-accounts.ts';
import { documentOf } from '#domain/money/statements/ledger-document.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { batchPages } from '../read-batch.ts';

/** PY-08: returns what each file of a batch has, and what none has, by what happened. */
export async function sumDocuments(db: Handle, batchId: number): Promise<JournalDocuments> {
  const found: JournalDocuments = {
    invoices: { count: 0, cents: 0 },
    cash: { count: 0, cents: 0 },
    'in-flight': { count: 0, cents: 0 },
    left: [],
  };
  for await (const transactions of batchPages(db, batchId)) {
    for (const one of transactions) add(found, one);
  }
  return found;
}

function add(found: JournalDocuments, one: JournalTransaction): void {
  if (issuesInvoice(one)) count(found.invoices, receivableOf(one));
  for (const account of ['cash', 'in-flight'] as const) {
    const line = bankLine(one, account, { reference: '', timeZone: 'UTC' });
    if (line) count(found[account], line.cents);
  }
  if (!isInFiles(one)) count(omittedSumOf(found, one), debitsOf(one));
}

function count(sum: { count: number; cents: Cents }, cents: Cents): void {
  sum.count += 1;
  sum.cents += cents;
}

function omittedSumOf({ left }: JournalDocuments, { kind, keys }: JournalTransaction) {
  const { isReversal } = documentOf(keys);
  const known = left.find((one) => one.kind === kind && one.isReversal === isReversal);
  if (known) return known;
  const made = { kind, isReversal, count: 0, cents: 0 };
  left.push(made);
  return made;
}

function receivableOf({ sums }: JournalTransaction): Cents {
  return sumCents(
    sums.filter(({ account }) => kindOf(account) === 'receivable').map(({ cents }) => cents),
  );
}

function debitsOf({ sums }: JournalTransaction): Cents {
  return sumCents(sums.filter(({ cents }) => cents > 0).map(({ cents }) => cents));
}
