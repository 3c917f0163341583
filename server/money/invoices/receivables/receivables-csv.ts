import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import { RECEIVABLE_SUMS, type Receivable } from '#domain/money/invoices/receivable.ts';
import { STATEMENT_LABELS } from '#domain/money/statements/statement-labels.ts';
import { csvStream } from '../../../platform/csv/csv-stream.ts';
import { harmless } from '../../../platform/csv/harmless.ts';
import { requireWhole } from '../../../platform/csv/require-whole.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { listReceivables, type ReceivableQuery } from './find-receivables.ts';

/** All are one query, so that none is missed between two pages. */
const MOST = 100_000;

/**
 * PY-08: all accounts that match as CSV.
 *
 * @param most How many there may be
 * @throws Problem 422 from the stream, before its first line, for more
 */
export function receivablesCsv(
  db: Handle,
  query: ReceivableQuery,
  { locale, now, most = MOST }: { locale: Locale; now: Date; most?: number },
): Readable {
  const { fields, ages } = STATEMENT_LABELS[locale];
  const labels = { ...ages, total: fields.receivable, unapplied: fields.unapplied };
  const head = [fields.account, fields.practice, ...RECEIVABLE_SUMS.map((name) => labels[name])];
  return csvStream(head, lines());

  async function* lines(): AsyncGenerator<string[][]> {
    const page = { ...query, offset: 0, limit: most };
    const { rows, total } = await listReceivables(db, page, now);
    requireWhole(total, { most, way: 'Choose an age' });
    yield rows.map(cellsOf);
  }
}

function cellsOf(row: Receivable): string[] {
  const sums = RECEIVABLE_SUMS.map((name) => decimalAmount(row[name]));
  return [row.id, harmless(row.practice), ...sums];
}
