import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { todayOf } from './give-back.ts';
import { GATEWAY, lockOnlinePayments } from './lock-online-payments.ts';
import { notifyOfPayment } from './payment-steps.ts';
import { paymentRefunds, payments, refundRequests } from './table.ts';

interface Refused {
  requestId: string;
  /** The id of the payment at the gateway. */
  paymentId: string;
  now: Date;
}

/**
 * PY-10: the gateway refused a refund after it was asked for. Nothing is given back, and the amount can be asked for again.
 * The payment has a line about it, and super admins are notified. Called again, it changes nothing.
 */
export async function refuseRefund(
  tx: Handle,
  { requestId, paymentId, now }: Refused,
): Promise<void> {
  const paid = await lockOnlinePayments(tx, paymentId);
  const [request] = await tx
    .update(refundRequests)
    .set({ state: 'refused' })
    .where(and(eq(refundRequests.id, requestId), eq(refundRequests.state, 'waiting')))
    .returning();
  // Another delivery of the same message was faster.
  if (!request) return;
  const payment = paid.find(({ number }) => number === request.paymentNumber);
  if (!payment) throw new PermanentFailure('The payment of this refund is not there');
  const { number, accountNumber, refundingCents, version } = payment;
  const { amountCents, reason } = request;
  const after = { refundingCents: refundingCents - amountCents };
  await tx
    .update(payments)
    .set({ ...after, version: version + 1 })
    .where(eq(payments.number, number));
  await tx.insert(paymentRefunds).values({
    paymentNumber: number,
    kind: 'refundRefused',
    amountCents,
    refundedOn: await todayOf(tx, accountNumber, now),
    reference: '',
    reason,
    recordedAt: now,
    recordedBy: GATEWAY.name,
    transactionId: null,
  });
  await notifyOfPayment(tx, {
    actor: { uid: request.requestedByUid, name: request.requestedBy },
    payment: { number, accountNumber, version: version + 1 },
    shares: [],
    before: { refundingCents },
    after: { ...after, refundRefused: reason },
  });
  const ref = { paymentNumber: number, refundCents: amountCents };
  await notifyOfEvents(tx, [{ event: 'refundRefused', key: requestId, ref }]);
}
