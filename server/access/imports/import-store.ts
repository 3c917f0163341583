import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import {
  IMPORT_LINE_SORTS,
  IMPORT_SORTS,
  NO_ANSWERS,
  importFilterSchema,
  importLineFilterSchema,
  type Import,
  type ImportLine,
} from '#domain/import/import.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { importLines, imports } from './table.ts';

type ImportFilter = z.infer<typeof importFilterSchema>;
type LineFilter = z.infer<typeof importLineFilterSchema>;

export const importList: ListRules<(typeof IMPORT_SORTS)[number], ImportFilter> = {
  sorts: IMPORT_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: importFilterSchema,
};

export const importLineList: ListRules<(typeof IMPORT_LINE_SORTS)[number], LineFilter> = {
  sorts: IMPORT_LINE_SORTS,
  defaultSort: ['id', 'ASC'],
  filter: importLineFilterSchema,
};

/** Returns an import as the API answers it. */
export function toImport(row: typeof imports.$inferSelect): Import {
  const { locale: _locale, actorUid: _uid, ...rest } = row;
  return {
    ...rest,
    answers: { ...NO_ANSWERS, ...row.answers },
    createdAt: row.createdAt.toISOString(),
    movedAt: row.movedAt.toISOString(),
  };
}

/** @throws Problem 404 */
export async function findImport(db: Handle, id: string): Promise<Import> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return toImport(requireThere(row));
}

/** Returns the import, locked for the rest of the transaction. @throws Problem 404 */
export async function lockImport(tx: Handle, id: string): Promise<typeof imports.$inferSelect> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return requireThere(row);
}

function requireThere<Row>(row: Row | undefined): Row {
  if (!row) throw new Problem('not-found', 'There is no such import. Imports are kept for 30 days');
  return row;
}

/** Returns one page of the imports. */
export async function listImports(
  db: Handle,
  { filter, order, limit, offset }: ListQuery<'createdAt', ImportFilter>,
): Promise<Page<Import>> {
  const where = filter.kind && eq(imports.kind, filter.kind);
  const rows = await db
    .select()
    .from(imports)
    .where(where)
    .orderBy(...inOrder(order, imports.createdAt, imports.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(toImport), offset, total: await countUpTo(db, imports, where) };
}

/** Returns one page of the lines of an import. @throws Problem 404 */
export async function listLines(
  db: Handle,
  id: string,
  { filter, order, limit, offset }: ListQuery<'id', LineFilter>,
): Promise<Page<ImportLine>> {
  await findImport(db, id);
  const where = linesOf(id, filter);
  const rows = await db
    .select()
    .from(importLines)
    .where(where)
    .orderBy(...inOrder(order, importLines.number))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(toLine), offset, total: await countUpTo(db, importLines, where) };
}

export function linesOf(id: string, { outcome }: LineFilter): SQL | undefined {
  return and(eq(importLines.importId, id), outcome && eq(importLines.outcome, outcome));
}

function toLine(row: typeof importLines.$inferSelect): ImportLine {
  const { number, line, cells, outcome, recordId, errors, before, after } = row;
  return { id: number, line, cells, outcome, recordId, errors, before, after };
}
