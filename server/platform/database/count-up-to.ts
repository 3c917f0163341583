import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from './database.ts';

/** A list's total stops at this number, because counting a million rows takes long. */
export const MAX_COUNTED = 10_000;

/** Counts the rows of a list, at most MAX_COUNTED. */
export function countUpTo(db: Handle, table: PgTable, where: SQL | undefined): Promise<number> {
  const one = sql`1`.as('one');
  return db.$count(db.select({ one }).from(table).where(where).limit(MAX_COUNTED).as('some'));
}
