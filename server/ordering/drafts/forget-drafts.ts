import { and, isNull, lt } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { endedDrafts, orderDrafts } from './table.ts';

/** How long a draft that nobody touches is kept: 180 days, in milliseconds. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000;

/**
 * Forgets the drafts that nobody goes on with any more, and, as long after, which ones were thrown away: no save of theirs
 * is still on its way. Which became an order is never forgotten.
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
