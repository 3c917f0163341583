import { ilike, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../../platform/database/search-text.ts';
import { customers } from './table.ts';

/** Returns a condition: one of the account's numbers or its practice contains the word. `accountNumber` is a column or its SQL. */
export function isOfAccountWith(word: string, accountNumber: PgColumn | SQL): SQL {
  const pattern = containing(word);
  const { practice, accountNumber: number, otherNumber } = customers;
  const matches = or(...[practice, number, otherNumber].map((column) => ilike(column, pattern)));
  return sql`${accountNumber} IN (SELECT ${customers.accountNumber} FROM ${customers} WHERE ${matches})`;
}
