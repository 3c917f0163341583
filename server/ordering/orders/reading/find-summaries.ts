import type { OrderSummary } from '#domain/schemas/order.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { countUnread } from '#server/ordering/messages/unread.ts';
import {
  findEnds,
  findOrderLenses,
  toSummary,
  type LensRow,
  type OrderRow,
} from '../order-rows.ts';

/** Converts rows to list entries as `uid` sees them, in the same order. */
export async function findSummaries(
  db: Handle,
  uid: string,
  rows: OrderRow[],
): Promise<OrderSummary[]> {
  const ids = rows.map(({ id }) => id);
  const unread = await countUnread(db, uid, ids);
  const lenses = byOrder(await findOrderLenses(db, ids));
  const ends = await findEnds(db, rows);
  return rows.map((row) =>
    toSummary(row, {
      lenses: lenses.get(row.id) ?? [],
      unread: unread.get(row.id),
      endedAt: ends.get(row.id),
    }),
  );
}

function byOrder(rows: LensRow[]): Map<string, LensRow[]> {
  const lenses = new Map<string, LensRow[]>();
  for (const row of rows) lenses.set(row.orderId, [...(lenses.get(row.orderId) ?? []), row]);
  return lenses;
}
