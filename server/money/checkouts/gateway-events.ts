import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OutboxKind, OutboxLane } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { GatewayError, type GatewayEvent, type GatewayPayment } from '../gateway/port.ts';
import { AUTOPAY_ACTOR, stopAutopay } from '../methods/autopay-setting.ts';
import { accountsOfCustomer } from '../methods/gateway-customer.ts';
import { publishMethods } from '../methods/publish-methods.ts';
import { REFUND_KIND, refundDelivery } from '../payments/request-refund.ts';
import { takeDispute } from '../payments/take-dispute.ts';
import { takeRefund } from '../payments/take-refund.ts';
import { takePayout } from '../payouts/take-payout.ts';
import { findShares } from './find-checkouts.ts';
import type { PageParts } from './open-page.ts';
import { settleCheckout } from './settle-checkout.ts';
import { byAccount } from './shares.ts';
import { checkouts, gatewayEvents } from './table.ts';

export const EVENT_KIND = 'gatewayEvent';

/**
 * PY-03: takes in what the gateway calls back with: each event once, together with the work that it causes, which the
 * outbox does after the answer.
 *
 * @throws Problem 400 for one that does not name what it is about
 */
export async function takeEvent(
  tx: Handle,
  { gateway, event, now }: { gateway: string; event: GatewayEvent; now: Date },
): Promise<void> {
  const { id, kind, createdAt } = event;
  const work = workOf(event);
  // What the outbox could not do later is refused now.
  if (work && !workSchema.safeParse(work).success) {
    throw new Problem('bad-request', 'This event names no payment');
  }
  const [taken] = await tx
    .insert(gatewayEvents)
    .values({ id, gateway, kind, createdAt, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id });
  if (taken && event.kind === 'methods') {
    const { customerId } = event;
    for (const accountNumber of await accountsOfCustomer(tx, { gateway, customerId })) {
      await publishMethods(tx, accountNumber);
    }
  }
  if (taken && work) await enqueue(tx, { kind: EVENT_KIND, key: keyOf(work), payload: work });
}

const about = z.object({
  kind: z.literal('payment'),
  sessionId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
const workSchema = z.discriminatedUnion('kind', [
  about,
  z.object({
    kind: z.literal('refund'),
    refund: z.object({
      id: z.string(),
      paymentId: z.string(),
      key: z.string().nullable(),
      cents: z.number().int(),
      state: z.enum(['pending', 'succeeded', 'failed']),
    }),
  }),
  z.object({
    kind: z.literal('dispute'),
    dispute: z.object({
      id: z.string(),
      paymentId: z.string(),
      cents: z.number().int(),
      reason: z.string(),
      state: z.enum(['open', 'won', 'lost']),
    }),
  }),
  z.object({ kind: z.literal('payout'), payoutId: z.string() }),
]);
type Work = z.infer<typeof workSchema>;

function workOf(event: GatewayEvent): Work | null {
  if (event.kind === 'refund') return { kind: 'refund', refund: event.refund };
  if (event.kind === 'dispute') return { kind: 'dispute', dispute: event.dispute };
  if (event.kind === 'payout') return { kind: 'payout', payoutId: event.payoutId };
  if (event.kind !== 'payment') return null;
  const { sessionId, id } = event.payment;
  return { kind: 'payment', sessionId, paymentId: id };
}

/** Work about one payment or payout is done in its order. */
function keyOf(work: Work): string {
  if (work.kind === 'payment') return work.sessionId ?? work.paymentId ?? '';
  if (work.kind === 'payout') return work.payoutId;
  return work.kind === 'refund' ? work.refund.paymentId : work.dispute.paymentId;
}

/** The lane of what the gateway reports and of what it is asked. */
export function gatewayLane(parts: PageParts): OutboxLane {
  return {
    slots: 4,
    kinds: { [EVENT_KIND]: eventDelivery(parts), [REFUND_KIND]: refundDelivery(parts) },
  };
}

/**
 * Asks the gateway how the payment or the payout stands now, because an event may be older than what is known. What is about a payment that
 * was not asked for here changes nothing, and one that the gateway does not know either is not looked for again.
 */
function eventDelivery(parts: PageParts): OutboxKind {
  const { database, gateway, clock } = parts;
  return {
    deliver: async (payload) => {
      const work = workSchema.parse(payload);
      if (work.kind === 'payout') {
        await takePayout(parts, work.payoutId);
        return;
      }
      const now = clock();
      const of = { gateway: gateway.name, now };
      const reported = await findPayment(parts, paymentOf(work));
      const isOurs = await settleOf(parts, reported);
      if (!isOurs) return;
      if (work.kind === 'refund') {
        const { refund } = work;
        await database.db.transaction((tx) => takeRefund(tx, { ...of, refund }));
      } else if (work.kind === 'dispute') {
        const { dispute } = work;
        await database.db.transaction(async (tx) => {
          await takeDispute(tx, { ...of, dispute });
          if (dispute.state !== 'won') await endAutopayOf(tx, dispute.paymentId, now);
        });
      }
    },
  };
}

/** PY-09: a payment of autopay that a bank takes back, or holds back, ends autopay. */
async function endAutopayOf(tx: Handle, paymentId: string, now: Date): Promise<void> {
  const isIt = and(eq(checkouts.paymentId, paymentId), eq(checkouts.source, 'autopay'));
  const [row] = await tx.select().from(checkouts).where(isIt);
  for (const { accountNumber } of row ? byAccount(await findShares(tx, row.id)) : []) {
    const why = { stop: 'returned' as const, checkoutId: row?.id ?? '' };
    await stopAutopay(tx, { accountNumber, ...why, actor: AUTOPAY_ACTOR, now });
  }
}

type PaymentIds = Pick<z.infer<typeof about>, 'sessionId' | 'paymentId'>;

function paymentOf(work: Exclude<Work, { kind: 'payout' }>): PaymentIds {
  if (work.kind === 'payment') return work;
  const { paymentId } = work.kind === 'refund' ? work.refund : work.dispute;
  return { sessionId: null, paymentId };
}

/** @throws PermanentFailure for a payment that the gateway does not know, GatewayError when it does not answer */
async function findPayment(
  { gateway }: PageParts,
  { sessionId, paymentId }: PaymentIds,
): Promise<GatewayPayment | null> {
  try {
    if (sessionId !== null) return await gateway.findPayment({ sessionId });
    return paymentId === null ? null : await gateway.findPayment({ paymentId });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'refused') throw error;
    throw new PermanentFailure('The payment service does not know this payment', error);
  }
}

/** Settles the checkout of a payment. Returns false for a payment that was not asked for here. */
async function settleOf(
  { database: { db }, clock }: PageParts,
  reported: GatewayPayment | null,
): Promise<boolean> {
  if (!reported) return false;
  const [found] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      or(
        reported.checkoutId !== null && isUuid(reported.checkoutId)
          ? eq(checkouts.id, reported.checkoutId)
          : undefined,
        reported.sessionId === null ? undefined : eq(checkouts.sessionId, reported.sessionId),
        reported.id === null ? undefined : eq(checkouts.paymentId, reported.id),
      ),
    )
    .limit(1);
  if (!found) return false;
  await db.transaction((tx) => settleCheckout(tx, { id: found.id, reported, now: clock() }));
  return true;
}

function isUuid(id: string): boolean {
  return z.guid().safeParse(id).success;
}
