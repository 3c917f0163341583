import { lt } from 'drizzle-orm';
import { REQUEST_KEPT_DAYS } from '#domain/consultant/requests/limits.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { consultantRequests } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes old requests, as the page that takes them says. */
export async function forgetOldRequests(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - REQUEST_KEPT_DAYS * DAY);
  await deleteInBatches(db, consultantRequests, lt(consultantRequests.createdAt, before), options);
}
