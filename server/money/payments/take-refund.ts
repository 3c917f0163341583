import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import type { GatewayRefund } from '../gateway/port.ts';
import { failRefund } from './fail-refund.ts';
import { giveBack } from './give-back.ts';
import { GATEWAY, lockOnlinePayments } from './lock-online-payments.ts';
import { refundRequestOf } from './refunds/refund-key.ts';
import { refundableAmount } from './refunds/refundable-amount.ts';
import { spreadOver } from './shares/spread.ts';
import { paymentRefunds, refundRequests } from './table.ts';

/**
 * PY-09: takes note of a refund at the gateway: one that the lab asked for here, or one that it made there. A refund that
 * is known changes nothing, unless it failed: that is final, in whatever order it is reported.
 */
export async function takeRefund(
  tx: Handle,
  { gateway, refund, now }: { gateway: string; refund: GatewayRefund; now: Date },
): Promise<void> {
  const paid = await lockOnlinePayments(tx, refund.paymentId);
  if (paid.length === 0) return;
  const known = await tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.gatewayId, refund.id));
  const request = await findRequest(tx, refund);
  if (refund.state === 'failed') {
    await failRefund(tx, { gateway, refund, paid, known, request, now });
    return;
  }
  if (known.length > 0) return;
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
  for (const { number, cents } of spreadOver(paid.map(refundableAmount), refund.cents)) {
    const payment = paid.find((one) => one.number === number);
    if (!payment) continue;
    await giveBack(tx, { ...all, payment, cents, wasRefunding: 0, reason, actor: GATEWAY });
  }
}

async function findRequest(tx: Handle, { key }: GatewayRefund) {
  const id = key === null ? null : refundRequestOf(key);
  if (id === null) return null;
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  return request ?? null;
}
