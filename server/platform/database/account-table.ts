import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../audit/record-audit.ts';
import type { Handle } from './database.ts';
import { exportTable, type Exported, type ExportTable } from './export-table.ts';

/** The account that is merged, and the one that goes on. */
export interface MergedAccounts {
  from: string;
  into: string;
}

/** A merge that is being done. */
export type MergeStep = MergedAccounts & { actor: Actor; now: Date };

/** What the preview of a merge counts. */
export type MergeCount = 'orders' | 'invoices' | 'drafts' | 'applications';

/** AD-05: a table with rows of accounts: what an export of an account has of it, and what a merge of two does with it. */
export interface AccountTable {
  table: PgTable;
  /** Null: an export leaves it out. */
  exported: ExportTable | null;
  /** Null: a merge leaves the rows as they are. */
  move: ((tx: Handle, step: MergeStep) => Promise<unknown>) | null;
  count?: { as: MergeCount; of: (db: Handle, accountNumber: string) => Promise<number> };
}

type TableOfAccounts = PgTable & { accountNumber: PgColumn };

type ExportAs = Pick<Exported, 'name' | 'key' | 'omit' | 'more'>;

interface DeclaredTable {
  table: TableOfAccounts;
  /** The files of an export; null for what it leaves out. */
  exportAs: ExportAs | null;
  /**
   * `move`: the rows become those of the other account. `stay`: they remain those of the merged one. `planned`: the merge
   * does it itself, row by row, as its preview shows.
   */
  onMerge: 'move' | 'stay' | 'planned' | NonNullable<AccountTable['move']>;
  /** What the rows are in the preview of a merge. */
  countAs?: MergeCount;
  /** The rows of an account, when they are others than those with its number. */
  where?: Exported['where'];
}

/** Declares a table whose rows name their account. */
export function accountTable({
  table,
  exportAs,
  onMerge,
  countAs,
  where = (_db, accountNumber) => eq(table.accountNumber, accountNumber),
}: DeclaredTable): AccountTable {
  return {
    table,
    exported: exportAs && exportTable({ table, where, ...exportAs }),
    move: moveOf(table, onMerge),
    ...(countAs && {
      count: { as: countAs, of: (db, number) => db.$count(table, where(db, number)) },
    }),
  };
}

/** Returns the keys of the rows that an account has, as a query. */
type KeysOfAccount = (db: Handle, accountNumber: string) => SQLWrapper;

interface DeclaredPart {
  table: PgTable;
  /** The column that names the row which this one belongs to. */
  column: PgColumn;
  of: KeysOfAccount;
  exportAs: ExportAs;
}

/** Declares a table whose rows belong to rows of accounts, which they follow in a merge. */
export function partTable({ table, column, of, exportAs }: DeclaredPart): AccountTable {
  const where: Exported['where'] = (db, accountNumber) => inArray(column, of(db, accountNumber));
  return { table, exported: exportTable({ table, where, ...exportAs }), move: null };
}

/** Returns what finds the keys of an account's rows in a table whose rows name their account. */
export function keysIn(table: TableOfAccounts, key: PgColumn): KeysOfAccount {
  return (db, accountNumber) =>
    db.select({ key }).from(table).where(eq(table.accountNumber, accountNumber));
}

function moveOf(table: TableOfAccounts, onMerge: DeclaredTable['onMerge']): AccountTable['move'] {
  if (typeof onMerge === 'function') return onMerge;
  if (onMerge !== 'move') return null;
  return (tx, { from, into }) =>
    tx.update(table).set({ accountNumber: into }).where(eq(table.accountNumber, from));
}
