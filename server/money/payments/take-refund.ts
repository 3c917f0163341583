import { spreadOver } from '#domain/payments/spread.ts';
import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import type { GatewayRefund } from '../gateway/port.ts';
import type { PaymentRow } from './find-payments.ts';
import { giveBack } from './give-back.ts';
import { GATEWAY, lockOnlinePayments } from './lock-online-payments.ts';
import { refundRequestOf } from './refund-key.ts';
import { paymentRefunds, refundRequests } from './table.ts';

/**
 * PY-09: takes note of a refund at the gateway: one that the lab asked for here, or one that it made there. A refund that
 * is known changes nothing.
 */
export async function takeRefund(
  tx: Handle,
  { gateway, refund, now }: { gateway: string; refund: GatewayRefund; now: Date },
): Promise<void> {
  const paid = await lockOnlinePayments(tx, refund.paymentId);
  if (paid.length === 0 || refund.state === 'failed') return;
  const isKnown = eq(paymentRefunds.gatewayId, refund.id);
  if ((await tx.$count(paymentRefunds, isKnown)) > 0) return;
  const request = await findRequest(tx, refund);
  const from = `in-flight:${gateway}` as const;
  const all = { kind: 'refund' as const, from, gatewayId: refund.id, now };
  if (request) {
    const payment = paid.find(({ number }) => number === request.paymentNumber);
    if (!payment) throw new Error(`Payment ${request.paymentNumber} is not of ${refund.paymentId}`);
    const { reason, requestedBy: name, requestedByUid: uid } = request;
    const part = { payment, cents: refund.cents, wasRefunding: request.amountCents };
    await giveBack(tx, { ...all, ...part, reason, actor: { uid, name } });
    await tx.update(refundRequests).set({ state: 'done' }).where(eq(refundRequests.id, request.id));
    return;
  }
  const reason = 'Given back at the payment service';
  for (const { number, cents } of spreadOver(paid.map(leftOf), refund.cents)) {
    const payment = paid.find((one) => one.number === number);
    if (!payment) continue;
    await giveBack(tx, { ...all, payment, cents, wasRefunding: 0, reason, actor: GATEWAY });
  }
}

/** What of a payment can still go back. */
export function leftOf({ number, amountCents, refundedCents }: PaymentRow) {
  return { number, leftCents: amountCents - refundedCents };
}

async function findRequest(tx: Handle, { key }: GatewayRefund) {
  const id = key === null ? null : refundRequestOf(key);
  if (id === null) return null;
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  return request ?? null;
}
