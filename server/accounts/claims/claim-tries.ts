import { desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { lockTries, pauseAfter } from '#server/platform/tries/pause.ts';
import { lockUser } from '../members/lock-user.ts';
import { claimAttempts } from './table.ts';

/** Five tries, then an hour's pause; many users of one address have some more. */
const TRIES_OF_USER = 5;
const TRIES_OF_ADDRESS = 20;
const PAUSE = 60 * 60 * 1000;
/** Older ones no longer count. */
const KEPT_FOR = 2 * PAUSE;

export interface Trier {
  uid: string;
  /** Or the network, see networkOf. */
  address: string;
  now: Date;
}

export type CountedTry = { id: number } | { pausedUntil: Date };

/**
 * Counts one more try, unless there were too many: then it says until when to wait. Of tries that come at once
 * none gets past the last. Wants a transaction of its own, because a try that fails stays counted.
 */
export async function countTry(tx: Handle, { uid, address, now }: Trier): Promise<CountedTry> {
  await lockUser(tx, uid);
  // After the user, always: two transactions never wait for each other.
  await lockTries(tx, `claims-from/${address}`);
  const pauses = [
    await pauseOf(tx, eq(claimAttempts.uid, uid), TRIES_OF_USER),
    await pauseOf(tx, eq(claimAttempts.address, address), TRIES_OF_ADDRESS),
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

/** Until when these wait, as milliseconds. */
async function pauseOf(tx: Handle, whose: SQL, most: number): Promise<number> {
  const tries = await tx
    .select({ at: claimAttempts.at })
    .from(claimAttempts)
    .where(whose)
    .orderBy(desc(claimAttempts.at))
    .limit(most);
  return pauseAfter(
    tries.map(({ at }) => at),
    { most, within: PAUSE },
  );
}

/** A try that succeeded is none of those that fail. */
export async function forgetTry(tx: Handle, id: number): Promise<void> {
  await tx.delete(claimAttempts).where(eq(claimAttempts.id, id));
}

/** Addresses of people are not kept longer than they are needed. */
export async function forgetOldTries(db: Handle, now: Date, options?: BatchOptions): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, claimAttempts, lt(claimAttempts.at, before), options);
}
