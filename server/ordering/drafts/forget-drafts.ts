import { and, isNull, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { endedDrafts, orderDrafts } from './table.ts';

/** Milliseconds that an unchanged draft is kept: 180 days. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000;

/**
 * Deletes drafts that were not changed for a long time, and records of deleted drafts that are as old: no late save of
 * theirs can arrive. Records of drafts that became orders are kept forever.
 */
export async function forgetOldDrafts(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, orderDrafts, lt(orderDrafts.updatedAt, before), options);
  const thrownAway = and(isNull(endedDrafts.orderId), lt(endedDrafts.endedAt, before));
  await deleteInBatches(db, endedDrafts, thrownAway, options);
}
