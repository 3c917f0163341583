import {
  RESET_TRIES_OF_EMAIL,
  RESET_TRIES_OF_NETWORK,
  RESET_TRIES_WITHIN,
} from '#domain/constants.ts';
import { desc, eq, lt, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { lockTries, pauseAfter } from '#server/platform/tries/pause.ts';
import { passwordResetTries } from './table.ts';

/** Older tries no longer count. */
const KEPT_FOR = 2 * RESET_TRIES_WITHIN;

interface ResetTry {
  /** See emailDigest. */
  email: string;
  /** See networkOf. */
  network: string;
  now: Date;
}

/** Returns what is stored of a typed address, which may not belong to any user. */
export function emailDigest(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/**
 * Counts one more try and returns null, or returns until when to wait if there were too many. Simultaneous tries cannot
 * exceed the limit. Needs its own transaction, so that a failed try stays counted.
 */
export async function countResetTry(tx: Handle, asked: ResetTry): Promise<Date | null> {
  const { email, network, now } = asked;
  // Always locked first, so that two transactions never deadlock.
  await lockTries(tx, `password-reset-of/${email}`);
  await lockTries(tx, `password-reset-from/${network}`);
  const pauses = [
    await pauseOf(tx, eq(passwordResetTries.email, email), RESET_TRIES_OF_EMAIL),
    await pauseOf(tx, eq(passwordResetTries.network, network), RESET_TRIES_OF_NETWORK),
  ];
  const pausedUntil = new Date(Math.max(...pauses));
  if (pausedUntil > now) return pausedUntil;
  await tx.insert(passwordResetTries).values({ email, network, at: now });
  return null;
}

async function pauseOf(tx: Handle, whose: SQL, most: number): Promise<number> {
  const tries = await tx
    .select({ at: passwordResetTries.at })
    .from(passwordResetTries)
    .where(whose)
    .orderBy(desc(passwordResetTries.at))
    .limit(most);
  return pauseAfter(
    tries.map(({ at }) => at),
    { most, within: RESET_TRIES_WITHIN },
  );
}

/** Deletes old tries, because digests and networks are not kept longer than needed. */
export async function forgetOldResetTries(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, passwordResetTries, lt(passwordResetTries.at, oldest), options);
}
