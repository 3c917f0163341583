import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { endedDrafts } from './table.ts';

/** More than anybody throws away in a day before the server has heard of them. */
export const MAX_ENDED_A_DAY = 200;
const DAY = 24 * 60 * 60 * 1000;
/** Seconds. */
const RETRY_AFTER = 60 * 60;

/**
 * Any id may be thrown away, as that of a draft whose first save is still on its way; so they are counted, or a broken client
 * would fill the database. To be asked after one more; several at once may pass the limit by as many.
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
