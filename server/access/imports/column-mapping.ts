import {
  IMPORT_COLUMNS,
  type ColumnMapping,
  type ImportColumn,
  type ImportKind,
} from '#domain/import/import-columns.ts';
import { plainWord } from '#domain/import/plain-word.ts';
import { columnLabel } from './column-labels.ts';
import { presetOf } from './import-presets.ts';

/**
 * AD-17: returns which column fills which field, by the headings: as the user chose before for the same heading, or by
 * the export of another system, or else by the names of the columns in English and Spanish. Each field is filled once, by
 * the first such column.
 */
export function suggestMapping(
  kind: ImportKind,
  headings: readonly string[],
  before: ReadonlyMap<string, string | null> = new Map(),
): ColumnMapping {
  const used = new Set<string>();
  const take = (field: string | null | undefined): string | null => {
    if (field == null || used.has(field)) return null;
    used.add(field);
    return field;
  };
  const preset = presetOf(kind, headings);
  const chosen = headings.map((heading) => take(before.get(heading)));
  const assigned = headings.map(
    (heading, index) =>
      chosen[index] ?? (before.has(heading) ? null : take(preset?.get(plainWord(heading)))),
  );
  const isSettled = (heading: string) => before.has(heading) || preset?.has(plainWord(heading));
  return headings.map(
    (heading, index) =>
      assigned[index] ?? (isSettled(heading) ? null : take(recognized(kind, heading)?.field)),
  );
}

function recognized(kind: ImportKind, heading: string): ImportColumn | undefined {
  const { columns } = IMPORT_COLUMNS[kind];
  const word = plainWord(heading);
  const isCalled = (names: readonly string[]) => names.some((name) => plainWord(name) === word);
  const labelsOf = (field: string) => [
    columnLabel(kind, field, 'en'),
    columnLabel(kind, field, 'es'),
    field,
  ];
  return (
    columns.find(({ field }) => isCalled(labelsOf(field))) ??
    columns.find(({ names }) => isCalled(names))
  );
}
