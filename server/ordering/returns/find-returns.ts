import { asc, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { lensReturns } from './table.ts';

export type ReturnRow = typeof lensReturns.$inferSelect;

/** Returns the lenses that came back for these orders, the first first. */
export async function findReturns(db: Handle, orderIds: readonly string[]): Promise<ReturnRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(lensReturns)
    .where(inArray(lensReturns.orderId, [...orderIds]))
    .orderBy(asc(lensReturns.receivedAt), asc(lensReturns.id));
}

/** Adds a lens that came back; the caller has locked the order. */
export async function addReturn(tx: Handle, row: ReturnRow): Promise<void> {
  await tx.insert(lensReturns).values(row);
}
