import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isWaiting, WAITING_STATES } from '#domain/money/checkouts/checkout-states.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { requireCheckout, type CheckoutRow } from './find-checkouts.ts';
import { nextAsk } from './next-ask.ts';
import { notifyOfUnanswered } from './notify-of-unanswered.ts';
import { openPage, type PageParts } from './open-page.ts';
import { settleCheckout } from './settle-checkout.ts';
import { checkouts } from './table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The most payments that one run asks about. */
const MOST = 100;

/** PY-03: asks the gateway how a payment stands, and settles it. */
export async function askGateway(parts: PageParts, id: string): Promise<void> {
  const { database, gateway, clock } = parts;
  const row = await requireCheckout(database.db, id);
  if (row.state === 'opening') {
    await openPage(parts, id);
    return;
  }
  const { sessionId, paymentId } = row;
  const of = sessionId !== null ? { sessionId } : paymentId !== null ? { paymentId } : null;
  if (!of) return;
  const reported = await gateway.findPayment(of);
  await database.db.transaction((tx) => settleCheckout(tx, { id, reported, now: clock() }));
}

/**
 * PY-01: gives up a payment that nobody made. One that was made meanwhile is settled. A bank debit and a charge of a saved
 * method are on their way and cannot be given up: how a charge stands is asked.
 *
 * @throws Problem 404, 409 for what is on its way
 */
export async function cancelCheckout(parts: PageParts, id: string, actor: Actor): Promise<void> {
  const { database, gateway, clock } = parts;
  const row = await requireCheckout(database.db, id);
  if (row.methodId !== null && row.state === 'opening') await askGateway(parts, id);
  if (row.methodId !== null || row.state === 'processing') {
    requireEnded(await requireCheckout(database.db, id));
  }
  if (row.methodId !== null || !isWaiting(row.state)) return;
  const reported = row.sessionId === null ? null : await gateway.closePage(row.sessionId);
  const settling = { id, reported, cancelledBy: actor, now: clock() };
  await database.db.transaction((tx) => settleCheckout(tx, settling));
}

/** @throws Problem 409 */
function requireEnded({ state }: CheckoutRow): void {
  if (!isWaiting(state)) return;
  throw new Problem('conflict', 'A payment that is on its way cannot be canceled');
}

/** PY-03: asks about payments whose calls may be lost. */
export async function askAboutCheckouts(
  parts: PageParts,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<void> {
  const { db } = parts.database;
  const now = parts.clock();
  const due = await db
    .select({ id: checkouts.id, asked: checkouts.asked, state: checkouts.state })
    .from(checkouts)
    .where(and(lte(checkouts.askAt, now), inArray(checkouts.state, WAITING_STATES)))
    .orderBy(asc(checkouts.askAt))
    .limit(MOST);
  for (const { id, asked, state } of due) {
    if (signal.aborted) return;
    // First: a payment that cannot be asked about must not keep the others waiting.
    const isSame = and(eq(checkouts.id, id), eq(checkouts.state, state));
    const next = { askAt: nextAsk({ asked, state }, now), asked: asked + 1 };
    await db.update(checkouts).set(next).where(isSame);
    await askGateway(parts, id).catch(onError);
  }
}

/** The jobs of online payments. */
export function checkoutJobs(parts: PageParts, onError: (error: unknown) => void): Job[] {
  return [
    {
      name: 'askAboutCheckouts',
      every: MINUTE,
      run: (signal) => askAboutCheckouts(parts, { signal, onError }),
    },
    {
      name: 'tellUnanswered',
      every: HOUR,
      run: (signal) => notifyOfUnanswered(parts.database.db, parts.clock(), { signal }),
    },
  ];
}
