import type { Readable } from 'node:stream';
import { JOURNAL_COLUMNS, journalLines } from '#domain/money/journal/journal-lines.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import { importCsv } from './import-csv.ts';
import { readJournalSettings } from './journal-settings.ts';
import { batchPages } from './read-batch.ts';

/** PY-08: the journal of a batch as CSV, with the accounts that are set now. The same batch has the same entries each time. */
export function journalCsv(db: Handle, batchId: number): Readable {
  return importCsv([...JOURNAL_COLUMNS], linePages(db, batchId));
}

async function* linePages(db: Handle, batchId: number): AsyncGenerator<string[][]> {
  const settings = await readJournalSettings(db);
  for await (const transactions of batchPages(db, batchId)) {
    yield transactions
      .flatMap((one) => journalLines(one, settings))
      .map((line) => JOURNAL_COLUMNS.map((column) => harmless(line[column])));
  }
}
