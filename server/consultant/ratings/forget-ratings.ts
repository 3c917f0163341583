import { lt } from 'drizzle-orm';
import { RATING_KEPT_DAYS } from '#domain/consultant/requests/limits.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { consultantRatings } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes old ratings, as the page that takes them says. */
export async function forgetOldRatings(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - RATING_KEPT_DAYS * DAY);
  await deleteInBatches(db, consultantRatings, lt(consultantRatings.createdAt, before), options);
}
