import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { UNANSWERED, UNANSWERED_AFTER_DAYS } from '#domain/money/checkouts/checkout-states.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { findShares, IS_WAITING } from './find-checkouts.ts';
import { notifyOfCheckout } from './notify-of-checkout.ts';
import { checkouts } from './table.ts';

/** Who notes that nobody answered. */
const PORTAL: Actor = { uid: '', name: 'Lens Portal' };
const DAY = 24 * 60 * 60_000;
/** The most payments that one run reports. */
const MOST = 100;

/**
 * PY-11: notifies the lab, once, of each payment of which the gateway reported nothing final for a week. The lab may end it from
 * then on. Returns how many.
 */
export async function notifyOfUnanswered(
  db: Handle,
  now: Date,
  { signal }: { signal: AbortSignal },
): Promise<number> {
  const since = new Date(now.getTime() - UNANSWERED_AFTER_DAYS * DAY);
  const isDue = and(IS_WAITING, ne(checkouts.failure, UNANSWERED), lte(checkouts.createdAt, since));
  const due = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(isDue)
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id))
    .limit(MOST);
  let count = 0;
  for (const { id } of due) {
    if (signal.aborted) break;
    const isIt = and(eq(checkouts.id, id), isDue);
    if (await db.transaction((tx) => notifyOne(tx, isIt))) count += 1;
  }
  return count;
}

/** Returns false when it was answered, or reported, meanwhile. */
async function notifyOne(tx: Handle, isIt: ReturnType<typeof and>): Promise<boolean> {
  const [row] = await tx.select().from(checkouts).where(isIt).for('update');
  if (!row) return false;
  const { id: checkoutId, version, state } = row;
  const [changed] = await tx
    .update(checkouts)
    .set({ failure: UNANSWERED, version: version + 1 })
    .where(eq(checkouts.id, checkoutId))
    .returning();
  if (!changed) throw new Error('A locked row has gone');
  const shares = await findShares(tx, checkoutId);
  await notifyOfCheckout(tx, { actor: PORTAL, row: changed, shares, before: { state } });
  await notifyOfEvents(tx, [{ event: 'paymentUnanswered', key: checkoutId, ref: { checkoutId } }]);
  return true;
}
