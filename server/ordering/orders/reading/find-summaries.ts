import type { OrderSummary } from '#domain/orders/order.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { countUnread } from '../../messages/unread.ts';
import {
  findEnds,
  findOrderLenses,
  toSummary,
  type LensRow,
  type OrderRow,
} from '../order-rows.ts';
import { seesClinical, type Reader } from './reader.ts';
import { withheldSummary } from './withhold-clinical.ts';

/** Converts rows to list entries as the reader sees them, in the same order. */
export async function findSummaries(
  db: Handle,
  reader: Reader,
  rows: OrderRow[],
): Promise<OrderSummary[]> {
  const ids = rows.map(({ id }) => id);
  const unread = await countUnread(db, reader.uid, ids);
  const lenses = byOrder(await findOrderLenses(db, ids));
  const ends = await findEnds(db, rows);
  return rows.map((row) => {
    const summary = toSummary(row, {
      lenses: lenses.get(row.id) ?? [],
      unread: unread.get(row.id),
      endedAt: ends.get(row.id),
    });
    return seesClinical(reader, row.accountNumber) ? summary : withheldSummary(summary);
  });
}

function byOrder(rows: LensRow[]): Map<string, LensRow[]> {
  const lenses = new Map<string, LensRow[]>();
  for (const row of rows) lenses.set(row.orderId, [...(lenses.get(row.orderId) ?? []), row]);
  return lenses;
}
