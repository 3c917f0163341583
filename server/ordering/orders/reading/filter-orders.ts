import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { OrderFilter } from '#domain/orders/order.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { withinDays } from '../../../platform/database/within-days.ts';
import { isUnread } from '../../messages/unread.ts';
import { withinScope } from '../find-order-row.ts';
import { orderLenses, orders } from '../table.ts';
import { seesClinical, type Reader } from './reader.ts';
import { searchFor } from './search-orders.ts';

/** Promised and not shipped yet, like the partial index `orders_due`. */
const UNDER_WAY: OrderState[] = ['approved', 'inProduction'];

/** Returns the condition for orders that the reader may see and that match the filter. */
export async function ordersMatching(
  db: Handle,
  reader: Reader,
  filter: OrderFilter,
): Promise<SQL | undefined> {
  const { q } = filter;
  const found = q ? await searchFor(db, reader, q) : [];
  return and(
    withinScope(reader.scope),
    ...byColumns(filter),
    ...withinDays(orders.submittedAt, filter),
    ...byReader(db, reader, filter),
    ...found,
  );
}

function byColumns({ id, state, type, accountNumber, lensId }: OrderFilter) {
  return [
    id && inArray(orders.id, id),
    state && inArray(orders.state, [state].flat()),
    type && inArray(orders.type, [type].flat()),
    accountNumber ? eq(orders.accountNumber, accountNumber) : undefined,
    lensId ? hasLens(lensId) : undefined,
  ];
}

function byReader(db: Handle, reader: Reader, { late, unread, flag }: OrderFilter) {
  const withheld = withheldFrom(reader);
  return [
    late === undefined ? undefined : wanted(isLate(reader.now), late),
    unread === undefined ? undefined : unreadIs(unread, hasUnread(db, reader)),
    flag
      ? and(sql`${orders.flags} @> ${JSON.stringify([flag])}::jsonb`, withheld && not(withheld))
      : undefined,
  ];
}

/** AD-08: messages that the reader may not read are not unread. */
function hasUnread(db: Handle, reader: Reader): SQL {
  const unread = isUnread(db, reader.uid, orders.id);
  const withheld = withheldFrom(reader);
  return withheld ? sql`(${not(withheld)} AND ${unread})` : unread;
}

/** AD-08: the condition for orders whose clinical data is withheld; undefined for whoever sees all of it. */
function withheldFrom(reader: Reader): SQL | undefined {
  if (seesClinical(reader)) return undefined;
  const shown = withinScope(reader.clinical);
  return shown && not(shown);
}

function isLate(now: Date): SQL {
  return sql`(${inArray(orders.state, UNDER_WAY)} AND ${lt(orders.promisedAt, now)})`;
}

function wanted(condition: SQL, isWanted: boolean): SQL {
  return isWanted ? condition : sql`${condition} IS NOT TRUE`;
}

/** The condition is never null, and the planner joins a plain NOT EXISTS, but not `IS NOT TRUE`. */
function unreadIs(isWanted: boolean, condition: SQL): SQL {
  return isWanted ? condition : not(condition);
}

function hasLens(lensId: string): SQL {
  return sql`${orders.id} IN (SELECT ${orderLenses.orderId} FROM ${orderLenses} WHERE ${eq(orderLenses.lensId, lensId)})`;
}
