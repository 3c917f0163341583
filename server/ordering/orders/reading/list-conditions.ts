import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { withinScope } from '../find-order-row.ts';
import { orders } from '../table.ts';
import { afterRow } from './after-row.ts';
import { ordersMatching } from './filter-orders.ts';
import type { OrderQuery } from './list-orders.ts';
import { seesClinical, type Reader } from './reader.ts';

type Listed = Pick<OrderQuery, 'sort' | 'order' | 'filter'>;

/**
 * Returns the condition for the rows of a list: those that match its filter, beyond the order that it names.
 *
 * @throws Problem 403 for a sort by what the reader may not see
 */
export async function listConditions(
  db: Handle,
  reader: Reader,
  query: Listed,
): Promise<SQL | undefined> {
  requireSort(reader, query);
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

/** AD-08: the sequence of patients reveals something of them, too. */
function requireSort(reader: Reader, { sort, filter }: Listed): void {
  if (sort !== 'patientReference' || seesClinical(reader, filter.accountNumber)) return;
  throw new Problem(
    'forbidden',
    'Your role in the practice does not show patients: sort by submittedAt, number, practice, state or promisedAt',
  );
}
