import { csvTexts } from '../../platform/csv/csv-stream.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { ExportedRow, ExportTable } from '../../platform/database/export-table.ts';
import type { ZipFile } from '../../platform/zip/zip-stream.ts';

/** Returns the rows of an account as two files: JSON for programs, CSV for spreadsheets. Each reads them by itself. */
export function tableFiles(db: Handle, accountNumber: string, table: ExportTable): ZipFile[] {
  const { name, columns } = table;
  const pages = () => table.pages(db, accountNumber);
  return [
    { name: `${name}.json`, content: jsonTexts(pages()) },
    { name: `${name}.csv`, content: csvTexts([...columns], linesOf(columns, pages())) },
  ];
}

async function* jsonTexts(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${before}\n${JSON.stringify(row)}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function* linesOf(
  columns: readonly string[],
  pages: AsyncIterable<ExportedRow[]>,
): AsyncGenerator<string[][]> {
  for await (const rows of pages) {
    yield rows.map((row) => columns.map((column) => cellOf(row[column])));
  }
}

/** Text that a spreadsheet would run becomes text. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  return harmless(typeof value === 'string' ? value : JSON.stringify(value));
}
