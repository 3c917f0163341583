import { and, asc, eq, lte } from 'drizzle-orm';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockRequest, moveRequest } from '../move-request.ts';
import { returnRequests } from '../table.ts';

/** Who ends a request whose lens did not come back. */
const PORTAL: Actor = { uid: '', name: 'Lens Portal' };
/** Requests of one run. */
const MOST = 500;

function isDue(now: Date) {
  return and(eq(returnRequests.state, 'approved'), lte(returnRequests.returnBy, now));
}

/** CR-03: ends the requests whose lens did not come back in time. Returns how many. */
export async function expireReturns(
  { db }: Pick<Database, 'db'>,
  now: Date,
  { signal, most = MOST }: { signal: AbortSignal; most?: number },
): Promise<number> {
  const due = await db
    .select({ number: returnRequests.number })
    .from(returnRequests)
    .where(isDue(now))
    .orderBy(asc(returnRequests.returnBy), asc(returnRequests.number))
    .limit(most);
  let count = 0;
  for (const { number } of due) {
    if (signal.aborted) break;
    const isEnded = await db.transaction(async (tx) => {
      const row = await lockRequest(tx, 'any', number);
      if (row.state !== 'approved' || row.returnBy === null || row.returnBy > now) return false;
      await moveRequest(tx, row, { actor: PORTAL, step: 'expire' });
      return true;
    });
    if (isEnded) count += 1;
  }
  return count;
}
