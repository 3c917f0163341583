import { eq, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { lockTries, pauseOf } from '../../platform/tries/pause.ts';
import { lockUser } from '../members/lock-user.ts';
import { claimAttempts } from './table.ts';

/** Five tries, then a pause of an hour. Users who share a network address have some more. */
const PAUSE = 60 * 60 * 1000;
const TRIES_OF_USER = { most: 5, within: PAUSE };
const TRIES_OF_ADDRESS = { most: 20, within: PAUSE };
/** Older tries no longer count. */
const KEPT_FOR = 2 * PAUSE;

interface Trier {
  uid: string;
  /** The address or its network, see networkOf. */
  address: string;
  now: Date;
}

type CountedTry = { id: number } | { pausedUntil: Date };

/**
 * Counts one more try, or returns until when to wait if there were too many. Simultaneous tries cannot exceed the
 * limit. Needs its own transaction, so that a failed try stays counted.
 */
export async function countTry(tx: Handle, { uid, address, now }: Trier): Promise<CountedTry> {
  await lockUser(tx, uid);
  // Always locked after the user, so that two transactions never deadlock.
  await lockTries(tx, `claims-from/${address}`);
  const pauses = [
    await pauseOf(tx, claimAttempts, eq(claimAttempts.uid, uid), TRIES_OF_USER),
    await pauseOf(tx, claimAttempts, eq(claimAttempts.address, address), TRIES_OF_ADDRESS),
  ];
  const pausedUntil = new Date(Math.max(...pauses));
  if (pausedUntil > now) return { pausedUntil };
  const [counted] = await tx
    .insert(claimAttempts)
    .values({ uid, address, at: now })
    .returning({ id: claimAttempts.id });
  if (!counted) throw new Error('The try was not counted');
  return counted;
}

/** Deletes a successful try, which does not count. */
export async function forgetTry(tx: Handle, id: number): Promise<void> {
  await tx.delete(claimAttempts).where(eq(claimAttempts.id, id));
}

/** Deletes old tries, because users' network addresses are not kept longer than needed. */
export async function forgetOldTries(db: Handle, now: Date, options?: BatchOptions): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, claimAttempts, lt(claimAttempts.at, before), options);
}
