import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { IMPORT_COLUMNS } from '#domain/import/import-columns.ts';
import type { ImportCounts } from '#domain/import/import.ts';
import { lineError } from '#domain/import/line-error.ts';
import type { Handle } from '../../platform/database/database.ts';
import { sqlStateOf } from '../../platform/errors/error-log.ts';
import { checkLines } from './check-lines.ts';
import type { EarlierLine, ImportContext, ImportDefinition } from './import-definition.ts';
import type { CheckedLine } from './import-definition.ts';
import { toImported } from './imported-text.ts';
import { readLine } from './read-line.ts';
import { importLines, imports } from './table.ts';
import { writeLines } from './write-lines.ts';

/** The lines of one transaction: it ends long before the time limit of a statement, and a page sees progress. */
export const LINES_AT_ONCE = 500;
const LONGEST_KEY = 300;

type ImportRow = typeof imports.$inferSelect;

export interface BatchResult {
  /** Whether lines are left. */
  isMore: boolean;
  /** Users whose accounts changed. */
  forget: string[];
}

const OVER: BatchResult = { isMore: false, forget: [] };

/**
 * AD-17: works through the next lines of an import, in the transaction that also stores how far it came: a line is done
 * once, whenever the server stops, and whoever else works on the same import.
 */
export async function runBatch(
  tx: Handle,
  definitions: readonly ImportDefinition[],
  { id, now }: { id: string; now: Date },
): Promise<BatchResult> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row || (row.status !== 'checking' && row.status !== 'applying')) return OVER;
  const definition = definitions.find(({ kind }) => kind === row.kind);
  if (!definition) throw new Error(`There is no import of ${row.kind}`);
  const lines = await tx
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, id), gt(importLines.number, row.position)))
    .orderBy(asc(importLines.number))
    .limit(LINES_AT_ONCE);
  const { checked, forget } = await work(tx, definition, { row, lines, now });
  await storeLines(tx, id, checked);
  const position = row.position + lines.length;
  const isMore = position < row.lines;
  await tx
    .update(imports)
    .set({ ...progressOf(row, checked, isMore), position, movedAt: now })
    .where(eq(imports.id, id));
  return { isMore, forget };
}

function progressOf(row: ImportRow, checked: readonly CheckedLine[], isMore: boolean) {
  const isWriting = row.status === 'applying';
  const counts = added((isWriting ? row.applied : row.checked) ?? NOTHING, checked);
  if (isWriting) return { applied: counts, status: isMore ? row.status : ('done' as const) };
  return { checked: counts, status: isMore ? row.status : ('checked' as const) };
}

export const NOTHING: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };

function added(before: ImportCounts, checked: readonly CheckedLine[]): ImportCounts {
  const counts = { ...before };
  for (const { outcome } of checked) counts[outcome] += 1;
  return counts;
}

interface Batch {
  row: ImportRow;
  lines: (typeof importLines.$inferSelect)[];
  now: Date;
}

interface Worked {
  checked: CheckedLine[];
  forget: string[];
}

/** Lines that the database refuses together are written one by one, so that only those at fault are refused. */
async function work(tx: Handle, definition: ImportDefinition, batch: Batch): Promise<Worked> {
  if (batch.row.status === 'checking') {
    return { checked: await checkBatch(tx, definition, batch), forget: [] };
  }
  try {
    return await tx.transaction((inner) => writeBatch(inner, definition, batch));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return writeOneByOne(tx, definition, batch);
  }
}

async function writeOneByOne(
  tx: Handle,
  definition: ImportDefinition,
  batch: Batch,
): Promise<Worked> {
  const worked: Worked = { checked: [], forget: [] };
  for (const line of batch.lines) {
    const one = { ...batch, lines: [line] };
    const { checked, forget } = await tx
      .transaction((inner) => writeBatch(inner, definition, one))
      .catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return { checked: (await checkBatch(tx, definition, one)).map(refused), forget: [] };
      });
    await storeLines(tx, batch.row.id, checked);
    worked.checked.push(...checked);
    worked.forget.push(...forget);
  }
  return worked;
}

async function writeBatch(tx: Handle, definition: ImportDefinition, batch: Batch): Promise<Worked> {
  const checked = await checkBatch(tx, definition, batch);
  const forget = await writeLines(tx, definition, { lines: checked, context: contextOf(batch) });
  return { checked, forget };
}

function contextOf({ row, now }: Batch): ImportContext {
  const { id: importId, fileName, sendEmails, locale } = row;
  const actor = { uid: row.actorUid, name: row.actor };
  return { actor, importId, fileName, sendEmails, locale, now };
}

/** SQLSTATE of class 23: a constraint refuses a value. */
function isRefusal(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('23') ?? false;
}

function refused(line: CheckedLine): CheckedLine {
  const errors = [...line.errors, lineError({ field: '', rule: 'taken' })];
  return { ...line, errors, entered: null, outcome: 'refused', before: {}, after: {} };
}

async function checkBatch(
  tx: Handle,
  definition: ImportDefinition,
  { row, lines }: Batch,
): Promise<CheckedLine[]> {
  const { dateOrder = null } = row.answers;
  const defaults = defaultsOf(row);
  const reading = { kind: row.kind, mapping: row.mapping, dateOrder, defaults };
  const read = lines.map(({ number, line, cells }) => ({
    number,
    line,
    ...readLine(reading, cells.map(toImported)),
  }));
  const foundLines = await definition.find(tx, read, row.status === 'applying');
  const found = foundLines.map((line) => Object.assign(line, { key: indexable(line.key) }));
  const keys = found.flatMap(({ key, refersTo }) => [key ?? [], refersTo?.key ?? []].flat());
  const earlier = await earlierLines(tx, row, { keys, before: lines[0]?.number ?? 1 });
  return checkLines(definition, { lines: read, found, earlier });
}

/** AD-18: what the user gave for all lines, by field. */
function defaultsOf({ kind, answers }: ImportRow): Record<string, unknown> {
  const { country = null, memberRole = null } = answers;
  const fields = new Set<string>(IMPORT_COLUMNS[kind].columns.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries({ country, memberRole }).filter(
      ([field, value]) => value !== null && fields.has(field),
    ),
  );
}

/** An index has a limit of bytes, a cell has none. */
function indexable(key: string | null): string | null {
  if (key === null || key.length <= LONGEST_KEY) return key;
  return createHash('sha256').update(key).digest('hex');
}

/** Returns the first line of each key among those that this step has worked through. */
async function earlierLines(
  tx: Handle,
  { id }: ImportRow,
  { keys, before }: { keys: string[]; before: number },
): Promise<Map<string, EarlierLine>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([importLines.key], {
      key: importLines.key,
      line: importLines.line,
      recordId: importLines.recordId,
      entered: importLines.entered,
    })
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, id),
        inArray(importLines.key, [...new Set(keys)]),
        lte(importLines.number, before - 1),
        ne(importLines.outcome, 'refused'),
      ),
    )
    .orderBy(importLines.key, importLines.number);
  return new Map(
    rows.flatMap(({ key, line, recordId, entered }) =>
      key === null || entered === null ? [] : [[key, { line, recordId, entered }] as const],
    ),
  );
}

async function storeLines(tx: Handle, id: string, checked: readonly CheckedLine[]): Promise<void> {
  if (checked.length === 0) return;
  const rows = checked.map(
    ({ number, outcome, key, recordId, entered, errors, before, after }) => ({
      number,
      outcome,
      key,
      record_id: recordId,
      entered,
      errors,
      before,
      after,
    }),
  );
  await tx.execute(
    sql`UPDATE ${importLines} AS target SET outcome = found.outcome, key = found.key,
        record_id = found.record_id, entered = found.entered, errors = found.errors,
        before = found.before, after = found.after
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS found(number int, outcome text, key text,
        record_id text, entered jsonb, errors jsonb, before jsonb, after jsonb)
      WHERE target.import_id = ${id} AND target.number = found.number`,
  );
}
