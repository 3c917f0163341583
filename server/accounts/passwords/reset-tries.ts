import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import {
  RESET_TRIES_OF_EMAIL,
  RESET_TRIES_OF_NETWORK,
  RESET_TRIES_WITHIN,
} from '#domain/basics/constants.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { lockTries, pauseOf } from '../../platform/tries/pause.ts';
import { passwordResetTries } from './table.ts';

const OF_EMAIL = { most: RESET_TRIES_OF_EMAIL, within: RESET_TRIES_WITHIN };
const OF_NETWORK = { most: RESET_TRIES_OF_NETWORK, within: RESET_TRIES_WITHIN };
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
    await pauseOf(tx, passwordResetTries, eq(passwordResetTries.email, email), OF_EMAIL),
    await pauseOf(tx, passwordResetTries, eq(passwordResetTries.network, network), OF_NETWORK),
  ];
  const pausedUntil = new Date(Math.max(...pauses));
  if (pausedUntil > now) return pausedUntil;
  await tx.insert(passwordResetTries).values({ email, network, at: now });
  return null;
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
