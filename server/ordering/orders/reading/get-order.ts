import { eq } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { countUnread } from '../../messages/unread.ts';
import { findPromiseMoves } from '../../promises/find-moves.ts';
import { findReturns } from '../../returns/find-returns.ts';
import { findOrderRow } from '../find-order-row.ts';
import { findOrderEvents, findOrderLenses, toOrder, type OrderRow } from '../order-rows.ts';
import { orders } from '../table.ts';
import { findOrderCredits } from './order-credits.ts';
import { seesClinical, type Reader } from './reader.ts';
import { withheldOrder } from './withhold-clinical.ts';

/**
 * Returns one whole order as `readerUid` sees it; without a reader no message counts as unread.
 *
 * @throws Problem 404, also for an order of an account outside the scope
 */
export async function getOrder(
  db: Handle,
  scope: AccountScope,
  id: string,
  readerUid?: string,
): Promise<Order> {
  return completeOrder(db, await findOrderRow(db, scope, id), readerUid);
}

/**
 * AD-08: returns one whole order with as much of it as the reader's role shows.
 *
 * @throws Problem 404, also for an order of an account outside the scope
 */
export async function showOrder(db: Handle, reader: Reader, id: string): Promise<Order> {
  const order = await getOrder(db, reader.scope, id, reader.uid);
  return seesClinical(reader, order.accountNumber) ? order : withheldOrder(order);
}

/** Adds all that belongs to the order to its row. */
export async function completeOrder(db: Handle, row: OrderRow, readerUid?: string): Promise<Order> {
  const unread = readerUid ? await countUnread(db, readerUid, [row.id]) : null;
  const lenses = await findOrderLenses(db, [row.id]);
  const returns = await findReturns(db, [row.id]);
  return toOrder(row, {
    lenses,
    credits: await findOrderCredits(db, row, { lenses, returns }),
    returns,
    events: await findOrderEvents(db, row.id),
    promiseMoves: await findPromiseMoves(db, row.id),
    sourceOrderNumber: await findNumber(db, row.sourceOrderId),
    unread: unread?.get(row.id),
  });
}

async function findNumber(db: Handle, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return row?.number ?? null;
}
