import { lt } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { digestItems, notices } from './table.ts';

/** Milliseconds that a notice, and an item of a daily summary, is kept: 90 days. */
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

/** Deletes old notices, read or not, and old items of daily summaries. */
export async function forgetOldNotices(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, notices, lt(notices.createdAt, oldest), options);
  await deleteInBatches(db, digestItems, lt(digestItems.createdAt, oldest), options);
}
