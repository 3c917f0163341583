import { eq } from 'drizzle-orm';
import { OFFICE } from '#domain/money/ledger/ledger-accounts.ts';
import { refundEntries } from '#domain/money/ledger/postings.ts';
import { isOnline } from '#domain/money/payments/payment-states.ts';
import type { PaymentDetails, RefundInput } from '#domain/money/payments/payment.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { requireUnapplied } from './allocate-payment.ts';
import { getPayment } from './find-payments.ts';
import { lockPayment, notifyOfPayment, type PaymentStep } from './payment-steps.ts';
import { middayOf } from './record-payment.ts';
import { paymentRefunds, payments } from './table.ts';

/**
 * PY-08: records that unapplied money of a payment was given back.
 *
 * @throws Problem 404, 412, 409 when it is void, 422 for more than is unapplied and for a day to come
 */
export async function refundPayment(
  tx: Handle,
  { input, ...step }: PaymentStep & { input: RefundInput },
): Promise<PaymentDetails> {
  const { actor, number, now } = step;
  const payment = await lockPayment(tx, step);
  const { accountNumber, unappliedCents, refundedCents, version } = payment;
  if (isOnline(payment.method)) {
    throw new Problem('conflict', 'This payment came online, and is given back online');
  }
  const { amountCents, refundedOn, reason } = input;
  requireUnapplied(amountCents, unappliedCents, 'amountCents');
  const day = { accountNumber, day: refundedOn, now };
  const request = {
    key: `refund:${number}:${version}`,
    kind: 'refund' as const,
    entries: refundEntries(accountNumber, { from: `cash:${OFFICE}`, cents: amountCents }),
    effectiveAt: await middayOf(tx, day, 'refundedOn'),
    reason,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  await tx
    .update(payments)
    .set({
      unappliedCents: unappliedCents - amountCents,
      refundedCents: refundedCents + amountCents,
      version: version + 1,
    })
    .where(eq(payments.number, number));
  await tx.insert(paymentRefunds).values({
    ...input,
    paymentNumber: number,
    recordedAt: now,
    recordedBy: actor.name,
    transactionId: posted.id,
  });
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: version + 1 },
    shares: [],
    before: { unappliedCents, refundedCents },
    after: {
      unappliedCents: unappliedCents - amountCents,
      refundedCents: refundedCents + amountCents,
      refundReason: reason,
    },
  });
  return getPayment(tx, 'any', number);
}
