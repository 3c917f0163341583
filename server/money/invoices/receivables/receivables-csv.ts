import { decimalAmount } from '#domain/basics/money.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { RECEIVABLE_SUMS, type Receivable } from '#domain/money/invoices/receivable.ts';
import { STATEMENT_LABELS } from '#domain/money/statements/statement-labels.ts';
import type { Readable } from 'node:stream';
import { csvStream } from '#server/platform/csv/csv-stream.ts';
import { harmless } from '#server/platform/csv/harmless.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { listReceivables, type ReceivableQuery } from './find-receivables.ts';

/** No lab has more practices; all are one query, so that none is missed between two pages. */
const MOST = 100_000;

/** PY-08: all accounts that match as CSV. */
export function receivablesCsv(
  db: Handle,
  query: ReceivableQuery,
  { locale, now }: { locale: Locale; now: Date },
): Readable {
  const { fields, ages } = STATEMENT_LABELS[locale];
  const labels = { ...ages, total: fields.receivable, unapplied: fields.unapplied };
  const head = [fields.account, fields.practice, ...RECEIVABLE_SUMS.map((name) => labels[name])];
  return csvStream(head, lines());

  async function* lines(): AsyncGenerator<string[][]> {
    const { rows } = await listReceivables(db, { ...query, offset: 0, limit: MOST }, now);
    yield rows.map(cellsOf);
  }
}

function cellsOf(row: Receivable): string[] {
  const sums = RECEIVABLE_SUMS.map((name) => decimalAmount(row[name]));
  return [row.id, harmless(row.practice), ...sums];
}
