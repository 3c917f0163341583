import { and, asc, getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from './database.ts';

export type ExportedRow = Record<string, unknown>;

/** One kind of what is exported about an account. */
export interface ExportTable {
  /** The name of its files. */
  name: string;
  columns: readonly string[];
  /** Yields the rows page by page. No transaction stays open between two pages. */
  pages: (db: Handle, accountNumber: string) => AsyncIterable<ExportedRow[]>;
}

export interface Exported {
  name: string;
  table: PgTable;
  /** The column that distinguishes the rows of an account; they are in its order. */
  key: string;
  /** Columns that nobody sees, such as secrets. */
  omit?: readonly string[];
  /** The rows of an account. */
  where: (db: Handle, accountNumber: string) => SQL | undefined;
  /** Further columns, and what adds them to a page. */
  more?: {
    columns: readonly string[];
    add: (db: Handle, rows: ExportedRow[]) => Promise<ExportedRow[]>;
  };
}

const PAGE_SIZE = 500;

/** Describes the rows of a table that belong to an account, for its export. */
export function exportTable({ name, table, key, omit = [], where, more }: Exported): ExportTable {
  const columns = Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(([column]) => !omit.includes(column)),
  );
  const by = columns[key];
  if (!by) throw new Error(`${name}: the table has no column "${key}"`);
  async function* pages(db: Handle, accountNumber: string): AsyncGenerator<ExportedRow[]> {
    let last: ExportedRow | undefined;
    do {
      const rows: ExportedRow[] = await db
        .select(columns)
        .from(table)
        .where(and(where(db, accountNumber), last && gt(by as PgColumn, last[key])))
        .orderBy(asc(by as PgColumn))
        .limit(PAGE_SIZE);
      yield more ? await more.add(db, rows) : rows;
      last = rows.length < PAGE_SIZE ? undefined : rows.at(-1);
    } while (last);
  }
  return { name, columns: [...Object.keys(columns), ...(more?.columns ?? [])], pages };
}
