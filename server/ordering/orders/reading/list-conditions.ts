import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { withinScope } from '../find-order-row.ts';
import { orders } from '../table.ts';
import { afterRow } from './after-row.ts';
import { ordersMatching, type Reader } from './filter-orders.ts';
import type { OrderQuery } from './list-orders.ts';

type Listed = Pick<OrderQuery, 'sort' | 'order' | 'filter'>;

/** Returns the condition for the rows of a list: those that match its filter, beyond the order that it names. */
export async function listConditions(
  db: Handle,
  reader: Reader,
  query: Listed,
): Promise<SQL | undefined> {
  const matching = await ordersMatching(db, reader, query.filter);
  const { after } = query.filter;
  return after === undefined ? matching : and(matching, await beyond(db, reader, after, query));
}

/**
 * AD-13: the order itself need not match the filter: it may have been decided since. One outside the scope has no place
 * in the reader's list, and nothing comes after it.
 */
async function beyond(db: Handle, reader: Reader, id: string, query: Listed): Promise<SQL> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), withinScope(reader.scope)));
  return row ? afterRow(row, query) : sql`false`;
}
