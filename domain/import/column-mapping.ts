import { IMPORT_COLUMNS, type ImportColumn, type ImportKind } from './import-columns.ts';
import { plainWord } from './read-cell.ts';

/** For each column of the file: the field that it fills, or null when it is not used. */
export type ColumnMapping = (string | null)[];

/**
 * AD-17: returns which column fills which field, by the headings: as the user chose before for the same heading, or by
 * the names of the columns in English and Spanish. Each field is filled once, by the first such column.
 */
export function suggestMapping(
  kind: ImportKind,
  headings: readonly string[],
  before: ReadonlyMap<string, string | null> = new Map(),
): ColumnMapping {
  const { columns } = IMPORT_COLUMNS[kind];
  const used = new Set<string>();
  const take = (field: string | null | undefined): string | null => {
    if (field == null || used.has(field)) return null;
    used.add(field);
    return field;
  };
  const chosen = headings.map((heading) => take(before.get(heading)));
  return headings.map(
    (heading, index) =>
      chosen[index] ?? (before.has(heading) ? null : take(recognized(columns, heading)?.field)),
  );
}

function recognized(columns: readonly ImportColumn[], heading: string): ImportColumn | undefined {
  const word = plainWord(heading);
  const isCalled = (names: readonly string[]) => names.some((name) => plainWord(name) === word);
  return (
    columns.find(({ field, label }) => isCalled([label.en, label.es, field])) ??
    columns.find(({ names }) => isCalled(names))
  );
}

export type MappingProblem =
  | { problem: 'twice'; field: string }
  | { problem: 'unknown'; field: string }
  | { problem: 'missing'; fields: readonly string[] };

/** Returns what is wrong with a mapping; null when the import can begin. */
export function mappingProblem(
  kind: ImportKind,
  mapping: readonly (string | null)[],
): MappingProblem | null {
  const { columns, needs } = IMPORT_COLUMNS[kind];
  const fields = mapping.filter((field) => field !== null);
  const unknown = fields.find((field) => !columns.some((column) => column.field === field));
  if (unknown !== undefined) return { problem: 'unknown', field: unknown };
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) return { problem: 'twice', field: twice };
  const missing = needs.find((group) => !group.some((field) => fields.includes(field)));
  if (missing) return { problem: 'missing', fields: missing };
  const isRoleAlone = fields.includes('memberRole') !== fields.includes('memberEmail');
  return isRoleAlone ? { problem: 'missing', fields: [memberField(fields)] } : null;
}

/** Members need an address and a role. */
function memberField(fields: readonly string[]): string {
  return fields.includes('memberRole') ? 'memberEmail' : 'memberRole';
}
