import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { formatCents } from '#domain/basics/money.ts';
import { isOnline, leftToGiveBack } from '#domain/money/payments/payment-states.ts';
import type { OnlineRefundInput, PaymentDetails } from '#domain/money/payments/payment.ts';
import type { Database, Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OutboxKind } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { GatewayError, type PaymentGateway } from '../gateway/port.ts';
import { stepConflict } from '../step-conflict.ts';
import { getPayment } from './find-payments.ts';
import { heldBack } from './held-back.ts';
import { lockPayment, notifyOfPayment, type PaymentStep } from './payment-steps.ts';
import { refundKey } from './refunds/refund-key.ts';
import { refuseRefund } from './refuse-refund.ts';
import { payments, refundRequests } from './table.ts';
import { takeRefund } from './take-refund.ts';

export const REFUND_KIND = 'gatewayRefund';

/**
 * PY-09: asks the gateway to give back a part of an online payment, or all of it, through the outbox. Until the gateway
 * answers, the amount cannot be given back again.
 *
 * @throws Problem 404, 412, 409 for a payment that did not come online or is disputed, 422 for more than is left
 */
export async function requestRefund(
  tx: Handle,
  { input: { amountCents, reason }, ...step }: PaymentStep & { input: OnlineRefundInput },
): Promise<PaymentDetails> {
  const { actor, number, now } = step;
  const payment = await lockPayment(tx, step);
  const { accountNumber, refundingCents, version, method } = payment;
  if (!isOnline(method) || payment.gatewayPaymentId === null) {
    throw new Problem('conflict', 'This payment did not come online');
  }
  if ((await heldBack(tx, [number])).has(number)) {
    throw stepConflict('disputed', 'The bank of the practice holds this payment back');
  }
  const left = leftToGiveBack(payment);
  if (amountCents > left) {
    const message = `Only ${formatCents(left, 'USD', 'en')} of this payment can be given back`;
    throw new Problem('invalid', message, {
      errors: { amountCents: { rule: 'max', message, value: amountCents, nearest: left } },
    });
  }
  const id = randomUUID();
  await tx.insert(refundRequests).values({
    id,
    paymentNumber: number,
    amountCents,
    reason,
    state: 'waiting',
    requestedAt: now,
    requestedBy: actor.name,
    requestedByUid: actor.uid,
  });
  await tx
    .update(payments)
    .set({ refundingCents: refundingCents + amountCents, version: version + 1 })
    .where(eq(payments.number, number));
  await enqueue(tx, { kind: REFUND_KIND, key: number, payload: { requestId: id } });
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: version + 1 },
    shares: [],
    before: { refundingCents },
    after: { refundingCents: refundingCents + amountCents, refundReason: reason },
  });
  return getPayment(tx, 'any', number);
}

const payloadSchema = z.object({ requestId: z.uuid() });

interface RefundParts {
  database: Pick<Database, 'db'>;
  gateway: PaymentGateway;
  clock: () => Date;
}

/** Asks the gateway for refunds. Asked again, also after a crash, it gives nothing more. */
export function refundDelivery({ database: { db }, gateway, clock }: RefundParts): OutboxKind {
  return {
    deliver: async (payload) => {
      const { requestId } = payloadSchema.parse(payload);
      const request = await findRequest(db, requestId);
      if (request.state !== 'waiting' || request.gatewayPaymentId === null) return;
      const { gatewayPaymentId: paymentId, amountCents: cents } = request;
      try {
        const refund = await gateway.refund({ key: refundKey(requestId), paymentId, cents });
        await db.transaction((tx) =>
          takeRefund(tx, { gateway: gateway.name, refund, now: clock() }),
        );
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code === 'unavailable') throw error;
        await db.transaction((tx) => refuseRefund(tx, { requestId, paymentId, now: clock() }));
        throw new PermanentFailure('The payment service refused the refund', error);
      }
    },
  };
}

async function findRequest(db: Handle, id: string) {
  const [found] = await db
    .select({
      state: refundRequests.state,
      amountCents: refundRequests.amountCents,
      gatewayPaymentId: payments.gatewayPaymentId,
    })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.number, refundRequests.paymentNumber))
    .where(eq(refundRequests.id, id));
  if (!found) throw new PermanentFailure('There is no such refund');
  return found;
}
