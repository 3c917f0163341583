import { asc, desc, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Returns an ORDER BY of the columns, all in one direction. The last one decides between equal rows. */
export function inOrder(
  order: 'ASC' | 'DESC',
  ...columns: readonly (AnyColumn | SQLWrapper)[]
): SQL[] {
  return columns.map(order === 'ASC' ? (column) => asc(column) : (column) => desc(column));
}
