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

/** Older ones no longer count. */
const KEPT_FOR = 2 * RESET_TRIES_WITHIN;

export interface ResetTry {
  /** See emailDigest. */
  email: string;
  /** See networkOf. */
  network: string;
  now: Date;
}

/** What is kept of an address that somebody typed: it need not be anybody's. */
export function emailDigest(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/**
 * Counts one more try, unless there were too many: then it says until when to wait, else null. Of tries that come at
 * once none gets past the last. Wants a transaction of its own, because a try that fails stays counted.
 */
export async function countResetTry(tx: Handle, asked: ResetTry): Promise<Date | null> {
  const { email, network, now } = asked;
  // The address first, always: two transactions never wait for each other.
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

/** Neither digests nor networks are kept longer than they are needed. */
export async function forgetOldResetTries(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, passwordResetTries, lt(passwordResetTries.at, oldest), options);
}
