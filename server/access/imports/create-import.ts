import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { inParts } from '#domain/basics/in-parts.ts';
import {
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_LINES,
  type Import,
  type ImportInput,
} from '#domain/import/import.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import { parseCsv, type CsvRow, type ParsedCsv } from '../../platform/csv/parse-csv.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { suggestMapping } from './column-mapping.ts';
import { toImport } from './import-store.ts';
import { importLines, imports } from './table.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 2_000;

interface Creating {
  actor: Actor;
  input: ImportInput;
  now: Date;
}

/**
 * AD-17: stores a file and its lines, and suggests which column is which. Call it in a transaction.
 *
 * @throws Problem 422 for a file that is no table, is too large, or has no lines
 */
export async function createImport(tx: Handle, { actor, input, now }: Creating): Promise<Import> {
  const parsed = parseCsv(input.content);
  const { headings, lines } = requireTable(parsed);
  const before = await formerMapping(tx, actor, input.kind);
  const row: typeof imports.$inferInsert = {
    id: randomUUID(),
    kind: input.kind,
    fileName: input.fileName,
    status: 'mapping',
    locale: input.locale,
    headings,
    mapping: suggestMapping(input.kind, headings, before),
    lines: lines.length,
    actorUid: actor.uid,
    actor: actor.name,
    createdAt: now,
    movedAt: now,
  };
  const [stored] = await tx.insert(imports).values(row).returning();
  if (!stored) throw new Error('The import was not stored');
  await insertLines(tx, row.id, lines);
  await recordAudit(tx, {
    actor,
    action: 'imports.create',
    resource: 'imports',
    resourceId: row.id,
    accountNumber: null,
    details: { kind: input.kind, fileName: input.fileName, lines: lines.length },
  });
  return toImport(stored);
}

async function insertLines(tx: Handle, importId: string, lines: readonly CsvRow[]): Promise<void> {
  const rows = lines.map(({ line, cells }, index) => ({
    importId,
    number: index + 1,
    line,
    cells,
  }));
  for (const part of inParts(rows, ROWS_AT_ONCE)) await tx.insert(importLines).values(part);
}

/** Returns the headings and the lines below them. @throws Problem 422 */
function requireTable({ rows, openQuote }: ParsedCsv): { headings: string[]; lines: CsvRow[] } {
  if (openQuote !== null) {
    throw refusal('quote', `The quote on line ${openQuote} is never closed`, openQuote);
  }
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) {
    throw refusal('empty', 'The file needs a line of headings and at least one line below it');
  }
  if (lines.length > MAX_IMPORT_LINES) {
    throw refusal(
      'lines',
      `The file has ${lines.length} lines; at most ${MAX_IMPORT_LINES} are imported at once`,
      lines.length,
    );
  }
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  if (columns > MAX_IMPORT_COLUMNS) {
    throw refusal(
      'columns',
      `The file has ${columns} columns; at most ${MAX_IMPORT_COLUMNS} are read`,
      columns,
    );
  }
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > MAX_IMPORT_CELL));
  if (long) {
    throw refusal(
      'cell',
      `Line ${long.line} has a cell of more than ${MAX_IMPORT_CELL} characters`,
      long.line,
    );
  }
  const headings = Array.from({ length: columns }, (_, index) => (head.cells[index] ?? '').trim());
  return { headings, lines };
}

function refusal(rule: string, message: string, value?: number): Problem {
  const error = { rule, message, ...(value !== undefined && { value }) };
  return new Problem('invalid', message, { errors: { content: error } });
}

/** What the user chose for each heading, the last time that they imported the same. */
async function formerMapping(
  tx: Handle,
  { uid }: Actor,
  kind: ImportInput['kind'],
): Promise<Map<string, string | null>> {
  const [former] = await tx
    .select({ headings: imports.headings, mapping: imports.mapping, status: imports.status })
    .from(imports)
    .where(and(eq(imports.kind, kind), eq(imports.actorUid, uid)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(1);
  if (!former || former.status === 'mapping') return new Map();
  return new Map(former.headings.map((heading, index) => [heading, former.mapping[index] ?? null]));
}
