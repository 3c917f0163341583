import { asc, eq } from 'drizzle-orm';
import { dateReadings, fileDates, type DateOrder } from '#domain/import/date-order.ts';
import { importColumn, type ColumnMapping } from '#domain/import/import-columns.ts';
import type { ImportAnswers } from '#domain/import/import.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { toImported } from './imported-text.ts';
import { importLines, type imports } from './table.ts';

interface Asked {
  mapping: ColumnMapping;
  /** What the user said; null before they were asked. */
  answer: DateOrder | null;
}

/**
 * AD-18: returns how the dates of a file are read: as the dates themselves show, or else as the user answered.
 *
 * @throws Problem 422 when a date can be read two ways and there is no answer
 */
export async function requireDateOrder(
  tx: Handle,
  { id, kind }: typeof imports.$inferSelect,
  { mapping, answer }: Asked,
): Promise<Pick<ImportAnswers, 'dateOrder' | 'unclearDate'>> {
  const columns = mapping.flatMap((field, index) =>
    field !== null && importColumn(kind, field).kind === 'day' ? [index] : [],
  );
  if (columns.length === 0) return { dateOrder: null, unclearDate: null };
  const rows = await tx
    .select({ cells: importLines.cells })
    .from(importLines)
    .where(eq(importLines.importId, id))
    .orderBy(asc(importLines.number));
  const texts = rows.flatMap(({ cells }) => columns.map((index) => toImported(cells[index] ?? '')));
  const { order, unclear } = fileDates(texts);
  if (order !== null || unclear === null) return { dateOrder: order, unclearDate: null };
  if (answer === null) throw question(unclear);
  return { dateOrder: answer, unclearDate: unclear };
}

function question(value: string): Problem {
  const { monthFirst, dayFirst } = dateReadings(value) ?? {};
  const message = `${value} can be read two ways. Answer monthFirst for ${monthFirst} or dayFirst for ${dayFirst}`;
  return new Problem('invalid', message, {
    errors: { 'answers.dateOrder': { rule: 'twoWays', message, value } },
  });
}
