import type { SQL } from 'drizzle-orm';
import {
  ORDER_SORTS,
  orderFilterSchema,
  type OrderFilter,
  type OrderSummary,
} from '#domain/orders/order.ts';
import { countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { inOrder } from '../../../platform/database/in-order.ts';
import type { Page } from '../../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../../platform/http/list-query.ts';
import { orders } from '../table.ts';
import { findSummaries } from './find-summaries.ts';
import { listConditions } from './list-conditions.ts';
import type { Reader } from './reader.ts';
import { withSearch } from './search-orders.ts';

export type OrderSort = (typeof ORDER_SORTS)[number];
export type OrderQuery = ListQuery<OrderSort, OrderFilter>;

export const orderList: ListRules<OrderSort, OrderFilter> = {
  sorts: ORDER_SORTS,
  defaultSort: ['submittedAt', 'DESC'],
  filter: orderFilterSchema,
};

/** Returns one page of the orders that the reader may see. */
export async function listOrders(
  db: Handle,
  reader: Reader,
  query: OrderQuery,
): Promise<Page<OrderSummary>> {
  return query.filter.q
    ? withSearch(db, (tx) => readPage(tx, reader, query))
    : readPage(db, reader, query);
}

async function readPage(
  db: Handle,
  reader: Reader,
  query: OrderQuery,
): Promise<Page<OrderSummary>> {
  const where = await listConditions(db, reader, query);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...sortOrders(query))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: await findSummaries(db, reader, rows),
    offset: query.offset,
    total: await countUpTo(db, orders, where),
  };
}

/** Sorts in the order of the indexes, then by id, so that no row is on two pages. */
export function sortOrders({ sort, order }: Pick<OrderQuery, 'sort' | 'order'>): SQL[] {
  const columns = sort === 'state' ? [orders.state, orders.submittedAt] : [orders[sort]];
  return inOrder(order, ...columns, orders.id);
}
