import type { DateOrder } from '#domain/import/date-order.ts';
import { importColumn, type ImportKind } from '#domain/import/import-columns.ts';
import { lineError, type LineError } from '#domain/import/line-error.ts';
import { readCell } from '#domain/import/read-cell.ts';

/** The values that a line gives, by field, and the cells that could not be read. */
export interface ReadLine {
  given: Record<string, unknown>;
  errors: LineError[];
}

interface Reading {
  kind: ImportKind;
  mapping: readonly (string | null)[];
  dateOrder: DateOrder | null;
  /** AD-18: what is read where a line has nothing, by field. */
  defaults: Readonly<Record<string, unknown>>;
}

/** AD-17: reads the cells of a line by the mapping. A row that ends early has blank cells. */
export function readLine(
  { kind, mapping, dateOrder, defaults }: Reading,
  cells: readonly string[],
): ReadLine {
  const given: Record<string, unknown> = {};
  const errors: LineError[] = [];
  for (const [index, field] of mapping.entries()) {
    if (field === null) continue;
    const typed = cells[index] ?? '';
    const read = readCell(importColumn(kind, field).kind, typed, dateOrder);
    if ('value' in read) given[field] = read.value;
    else {
      const { rule, nearest, list = '' } = read;
      errors.push(lineError({ field, rule, value: typed.trim(), nearest, params: { list } }));
    }
  }
  const isWrong = (field: string) => errors.some((error) => error.field === field);
  for (const [field, value] of Object.entries(defaults)) {
    if ((given[field] ?? '') === '' && !isWrong(field)) given[field] = value;
  }
  return { given, errors };
}
