import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { endedDrafts } from './table.ts';

/** More drafts than a user deletes in a day before their first save arrives. */
export const MAX_ENDED_A_DAY = 200;
const DAY = 24 * 60 * 60 * 1000;
/** Seconds after which to retry. */
const RETRY_AFTER = 60 * 60;

/**
 * Limits the deletions of a user, which would let a broken client fill the database: any id may be deleted, because the
 * first save of its draft may still arrive. Call it after a deletion. Simultaneous deletions may exceed the limit.
 *
 * @throws Problem 429
 */
export async function refuseTooManyEnded(tx: Handle, uid: string, now: Date): Promise<void> {
  const lately = and(
    eq(endedDrafts.endedBy, uid),
    gt(endedDrafts.endedAt, new Date(now.getTime() - DAY)),
    isNull(endedDrafts.orderId),
  );
  if ((await tx.$count(endedDrafts, lately)) <= MAX_ENDED_A_DAY) return;
  throw new Problem('too-many-requests', 'Too many drafts were deleted: try again later', {
    retryAfter: RETRY_AFTER,
  });
}
