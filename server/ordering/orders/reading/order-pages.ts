import { and, asc, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/database/database.ts';
import { orderLenses, orders } from '../table.ts';
import { afterRow } from './after-row.ts';
import { listConditions } from './list-conditions.ts';
import { sortOrders, type OrderQuery } from './list-orders.ts';
import type { Reader } from './reader.ts';
import { withSearch } from './search-orders.ts';
import { withheldDelivery } from './withhold-clinical.ts';

const COLUMNS = {
  id: orders.id,
  number: orders.number,
  submittedAt: orders.submittedAt,
  accountNumber: orders.accountNumber,
  practice: orders.practice,
  patientReference: orders.patientReference,
  type: orders.type,
  state: orders.state,
  totalCents: orders.totalCents,
  promisedAt: orders.promisedAt,
  delivery: orders.delivery,
  carrier: orders.carrier,
  trackingNumber: orders.trackingNumber,
};

/** Leaves out data that a table does not show, such as the clinical data: lenses are the largest part of a page. */
const LENS_COLUMNS = {
  orderId: orderLenses.orderId,
  eye: orderLenses.eye,
  lensId: orderLenses.lensId,
  lensVersion: orderLenses.lensVersion,
  lensName: orderLenses.lensName,
  prescription: orderLenses.prescription,
  quantity: orderLenses.quantity,
};

type PagedLens = Pick<typeof orderLenses.$inferSelect, keyof typeof LENS_COLUMNS>;

export interface PagedOrder {
  row: Pick<typeof orders.$inferSelect, keyof typeof COLUMNS>;
  /** Right before left. */
  lenses: PagedLens[];
}

/**
 * Yields all orders of a list, page by page. A page is read when it is requested; no transaction stays open between two
 * pages.
 */
export async function* orderPages(
  db: Handle,
  reader: Reader,
  query: Pick<OrderQuery, 'sort' | 'order' | 'filter'>,
  pageSize: number,
): AsyncGenerator<PagedOrder[]> {
  const where = await search(db, query, (tx) => listConditions(tx, reader, query));
  let last: PagedOrder['row'] | undefined;
  for (;;) {
    const after = last && afterRow(last, query);
    const rows = await search(db, query, (tx) =>
      tx
        .select(COLUMNS)
        .from(orders)
        .where(and(where, after))
        .orderBy(...sortOrders(query))
        .limit(pageSize),
    );
    yield await withLenses(db, rows);
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** AD-08: returns the order as a role without `orders:clinical` may read it. */
export function withheldPaged({ row, lenses }: PagedOrder): PagedOrder {
  return {
    row: { ...row, patientReference: '', delivery: withheldDelivery(row.delivery) },
    lenses: lenses.map((lens) => ({ ...lens, prescription: {} })),
  };
}

/** Runs `work`, for a search in its own transaction, which finds mistyped words. */
function search<T>(
  db: Handle,
  { filter }: Pick<OrderQuery, 'filter'>,
  work: (tx: Handle) => Promise<T>,
): Promise<T> {
  return filter.q ? withSearch(db, work) : work(db);
}

async function withLenses(db: Handle, rows: PagedOrder['row'][]): Promise<PagedOrder[]> {
  const paged = new Map(rows.map((row) => [row.id, { row, lenses: [] as PagedLens[] }]));
  for (const lens of await findLenses(db, [...paged.keys()])) {
    paged.get(lens.orderId)?.lenses.push(lens);
  }
  return [...paged.values()];
}

/** Passes the ids as one parameter, so that every page uses the same statement. */
function findLenses(db: Handle, orderIds: string[]): Promise<PagedLens[]> {
  return db
    .select(LENS_COLUMNS)
    .from(orderLenses)
    .where(sql`${orderLenses.orderId} = ANY(${sql.param(orderIds)}::uuid[])`)
    .orderBy(asc(orderLenses.eye));
}
