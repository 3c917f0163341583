import { eq, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { lockTries, pauseOf } from '../../platform/tries/pause.ts';
import { TRIES } from './limits.ts';
import { consultantModelTries as tries } from './table.ts';

/**
 * Counts a question of this network, over all instances. Returns null, or until when to wait if there were too many. Needs its
 * own transaction.
 */
export async function countQuestion(tx: Handle, network: string, now: Date): Promise<Date | null> {
  await lockTries(tx, `consultant-model/${network}`);
  const pausedUntil = new Date(await pauseOf(tx, tries, eq(tries.network, network), TRIES));
  if (pausedUntil > now) return pausedUntil;
  await tx.insert(tries).values({ network, at: now });
  return null;
}

/** Deletes tries that no longer count: addresses are not kept longer than needed. */
export async function forgetOldModelTries(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - 2 * TRIES.within);
  await deleteInBatches(db, tries, lt(tries.at, before), options);
}
