import {
  ORDER_SORTS,
  orderFilterSchema,
  type OrderFilter,
  type OrderSummary,
} from '#domain/schemas/order.ts';
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { containing } from '../database/like.ts';
import { MOST_COUNTED, type Page } from '../http/content-range.ts';
import type { ListQuery, ListRules } from '../http/list-query.ts';
import type { AccountScope } from '../users/caller.ts';
import { findOrderLenses, toSummary, type OrderRow } from './order-rows.ts';
import { withinScope } from './order-scope.ts';
import { orders } from './table.ts';

export type OrderSort = (typeof ORDER_SORTS)[number];

export const orderList: ListRules<OrderSort, OrderFilter> = {
  sorts: ORDER_SORTS,
  defaultSort: ['submittedAt', 'DESC'],
  filter: orderFilterSchema,
};

/** One page of the orders within the scope. */
export async function listOrders(
  db: Handle,
  scope: AccountScope,
  query: ListQuery<OrderSort, OrderFilter>,
): Promise<Page<OrderSummary>> {
  const where = and(withinScope(scope), matches(query.filter));
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...sortBy(query))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: await summaries(db, rows),
    offset: query.offset,
    total: await countUpTo(db, where, MOST_COUNTED),
  };
}

function matches({ id, state, accountNumber, q }: OrderFilter): SQL | undefined {
  return and(
    id && inArray(orders.id, id),
    state && inArray(orders.state, [state].flat()),
    accountNumber ? eq(orders.accountNumber, accountNumber) : undefined,
    q ? search(containing(q)) : undefined,
  );
}

function search(pattern: string): SQL | undefined {
  return or(
    ilike(orders.number, pattern),
    ilike(orders.practice, pattern),
    ilike(orders.patientReference, pattern),
  );
}

/** In the order of the indexes; the id decides among equals, so that no row is on two pages. */
function sortBy({ sort, order }: ListQuery<OrderSort, OrderFilter>): SQL[] {
  const columns = sort === 'state' ? [orders.state, orders.submittedAt] : [orders[sort]];
  return [...columns, orders.id].map((column) => (order === 'ASC' ? asc(column) : desc(column)));
}

async function summaries(db: Handle, rows: OrderRow[]): Promise<OrderSummary[]> {
  const lenses = await findOrderLenses(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toSummary(
      row,
      lenses.filter(({ orderId }) => orderId === row.id),
    ),
  );
}

async function countUpTo(db: Handle, where: SQL | undefined, most: number): Promise<number> {
  const some = db.select({ id: orders.id }).from(orders).where(where).limit(most).as('some');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return counted?.total ?? 0;
}
