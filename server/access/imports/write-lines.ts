import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { recordAudits } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { changesBetween, type RecordChanges } from '../records/record-changes.ts';
import { columnOf, keyFieldOf, keyOf } from '../records/record-definition.ts';
import type { RecordDefinition } from '../records/record-definition.ts';
import type { ImportContext, ImportDefinition, CheckedLine } from './import-definition.ts';

/**
 * AD-17: stores what the lines enter, in a few statements for all of them, with an entry in the audit trail for each
 * record that names the import. Returns the users whose accounts changed.
 */
export async function writeLines(
  tx: Handle,
  definition: ImportDefinition,
  { lines, context }: { lines: readonly CheckedLine[]; context: ImportContext },
): Promise<string[]> {
  const written = lines.filter(({ entered }) => entered !== null);
  const created = written.filter(({ outcome }) => outcome === 'created');
  const ids = await definition.newIds(tx, created);
  for (const [index, line] of created.entries()) line.recordId = ids[index] ?? '';
  nameRecords(written, created);
  const edited = written.flatMap((line) => {
    const changes = changesOf(line);
    return changes ? [Object.assign(line, { changes })] : [];
  });
  await insertRecords(tx, definition.record, created);
  await updateRecords(tx, definition.record, edited);
  await audit(tx, definition.record, { created, edited, context });
  return (await definition.add?.(tx, written, context)) ?? [];
}

/** A line about a record that a line above has just created. */
function nameRecords(written: readonly CheckedLine[], created: readonly CheckedLine[]): void {
  const ids = new Map(created.map(({ key, recordId }) => [key, recordId]));
  for (const line of written) {
    if (line.recordId === '') line.recordId = ids.get(line.key) ?? '';
  }
}

/** What a line changes of its record; null when it is new, or when a line above has changed it. */
function changesOf({ existing, entered, earlier }: CheckedLine): RecordChanges | null {
  return existing && entered && !earlier ? changesBetween(existing, entered) : null;
}

function rowsOf(definition: RecordDefinition, lines: readonly CheckedLine[]) {
  const key = keyFieldOf(definition);
  return lines.map(({ entered, recordId }) => ({ ...entered, [key]: recordId }));
}

async function insertRecords(
  tx: Handle,
  definition: RecordDefinition,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(definition.table).values(rowsOf(definition, lines));
}

/** The rows are there and locked: every insert becomes an update. */
async function updateRecords(
  tx: Handle,
  definition: RecordDefinition,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const columns = getTableColumns(definition.table);
  const fields = Object.keys(lines[0]?.entered ?? {}).filter((field) => field in columns);
  const set: Record<string, SQL> = Object.fromEntries(
    fields.map((field) => {
      const name = sql.identifier(columnOf(definition, field).name);
      return [field, sql`excluded.${name}`];
    }),
  );
  await tx
    .insert(definition.table)
    .values(rowsOf(definition, lines))
    .onConflictDoUpdate({
      target: keyOf(definition),
      set: { ...set, version: sql`${definition.table.version} + 1` },
    });
}

interface Audited {
  created: readonly CheckedLine[];
  edited: readonly (CheckedLine & { changes: RecordChanges })[];
  context: ImportContext;
}

async function audit(
  tx: Handle,
  { name }: RecordDefinition,
  { created, edited, context }: Audited,
): Promise<void> {
  const { actor, importId, fileName } = context;
  const entryOf = (action: string, line: CheckedLine, details: Record<string, unknown>) => ({
    actor,
    action: `${name}.${action}`,
    resource: name,
    resourceId: line.recordId,
    accountNumber: null,
    details: { ...details, import: { id: importId, fileName, line: line.line } },
  });
  const entries = [
    ...created.map((line) => entryOf('create', line, { after: line.entered })),
    ...edited.map((line) => entryOf('edit', line, line.changes)),
  ];
  if (entries.length > 0) await recordAudits(tx, entries);
}
