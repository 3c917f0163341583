import { IMPORT_COLUMNS, type ImportKind } from './import-columns.ts';

export type MappingProblem =
  | { problem: 'twice'; field: string }
  | { problem: 'unknown'; field: string }
  | { problem: 'missing'; fields: readonly string[] };

/** Returns what is wrong with a mapping; null when the import can begin. `role`: the one of all members, when there is one. */
export function mappingProblem(
  kind: ImportKind,
  mapping: readonly (string | null)[],
  role: string | null = null,
): MappingProblem | null {
  const { columns, needs } = IMPORT_COLUMNS[kind];
  const fields = mapping.filter((field) => field !== null);
  const unknown = fields.find((field) => !columns.some((column) => column.field === field));
  if (unknown !== undefined) return { problem: 'unknown', field: unknown };
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) return { problem: 'twice', field: twice };
  const missing = needs.find((group) => !group.some((field) => fields.includes(field)));
  if (missing) return { problem: 'missing', fields: missing };
  const hasRole =
    fields.includes('memberRole') || (role !== null && fields.includes('memberEmail'));
  const isRoleAlone = hasRole !== fields.includes('memberEmail');
  return isRoleAlone ? { problem: 'missing', fields: [memberField(fields)] } : null;
}

/** Members need an address and a role. */
function memberField(fields: readonly string[]): string {
  return fields.includes('memberRole') ? 'memberEmail' : 'memberRole';
}
