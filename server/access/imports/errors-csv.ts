import type { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Locale } from '#domain/basics/locale.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type { LineError } from '#domain/import/line-error.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import { columnLabel } from './column-labels.ts';
import { findImport } from './import-store.ts';
import { toImported } from './imported-text.ts';
import { importLines } from './table.ts';

const PAGE_SIZE = 500;

/** The headings of the columns that are added. They are no field's name, so a corrected file may keep them. */
const ADDED: Record<Locale, readonly [line: string, errors: string]> = {
  en: ['Line in the file', 'What was wrong'],
  es: ['Línea del archivo', 'Qué estaba mal'],
};

/** AD-17: returns the refused lines as they were sent, with what was wrong with each. @throws Problem 404 */
export async function errorsCsv(db: Handle, id: string, locale: Locale): Promise<Readable> {
  const { kind, headings } = await findImport(db, id);
  async function* pages(): AsyncGenerator<string[][]> {
    let last = 0;
    for (;;) {
      const rows = await db
        .select()
        .from(importLines)
        .where(
          and(
            eq(importLines.importId, id),
            eq(importLines.outcome, 'refused'),
            gt(importLines.number, last),
          ),
        )
        .orderBy(asc(importLines.number))
        .limit(PAGE_SIZE);
      yield rows.map(({ line, cells, errors }) => [
        ...headings.map((_, index) => harmless(toImported(cells[index] ?? ''))),
        String(line),
        harmless(errors.map((error) => describe(kind, error, locale)).join(' · ')),
      ]);
      if (rows.length < PAGE_SIZE) return;
      last = rows.at(-1)?.number ?? last;
    }
  }
  return csvStream([...headings.map(harmless), ...ADDED[locale]], pages());
}

function describe(kind: ImportKind, error: LineError, locale: Locale): string {
  const { field } = error;
  return field ? `${columnLabel(kind, field, locale)}: ${error[locale]}` : error[locale];
}
