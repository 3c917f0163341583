import { and, eq, lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { deleteInBatches, type BatchOptions } from '../database/delete-in-batches.ts';
import { outbox } from './table.ts';

/** Milliseconds that a delivered row is kept. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Deletes rows that were delivered long ago or expired. Waiting and failed rows stay. */
export async function forgetDelivered(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, outbox, lt(outbox.deliveredAt, before), options);
  const expired = and(eq(outbox.state, 'expired'), lt(outbox.createdAt, before));
  await deleteInBatches(db, outbox, expired, options);
}
