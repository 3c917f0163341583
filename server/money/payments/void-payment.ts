import { eq } from 'drizzle-orm';
import { isOnline, paymentStateOf } from '#domain/money/payments/payment-states.ts';
import type { PaymentDetails } from '#domain/money/payments/payment.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { entriesOfFormer } from '../ledger/entries-of-former.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { reversalsOf } from '../ledger/reverse-transaction.ts';
import { stepConflict } from '../step-conflict.ts';
import { getPayment } from './find-payments.ts';
import { lockPayment, notifyOfPayment, type PaymentStep } from './payment-steps.ts';
import { payments, paymentShares } from './table.ts';

/**
 * PY-08: takes a payment back with everything it paid: a check that bounced, or a mistake. Its invoices are open again.
 *
 * @throws Problem 404, 412, 409 when it is void already, part of it was given back, or it came online
 */
export async function voidPayment(
  tx: Handle,
  { reason, ...step }: PaymentStep & { reason: string },
): Promise<PaymentDetails> {
  const { actor, number, now } = step;
  const payment = await lockPayment(tx, step);
  const { accountNumber, version, refundedCents, method } = payment;
  if (isOnline(method)) {
    throw new Problem('conflict', 'This payment came online. Give it back instead of voiding it');
  }
  if (refundedCents > 0) {
    throw stepConflict('refunded', 'Part of this payment was given back. It cannot be voided');
  }
  const shares = await tx
    .select()
    .from(paymentShares)
    .where(eq(paymentShares.paymentNumber, number));
  const ids = [payment.transactionId, ...shares.map(({ transactionId }) => transactionId)];
  const reversals = await reversalsOf(tx, [...new Set(ids)], { actor, reason, effectiveAt: now });
  const moved = entriesOfFormer(reversals, accountNumber);
  const move = { key: `void:${number}`, kind: 'payment' as const, entries: moved };
  const follow = moved.length > 0 ? [{ ...move, effectiveAt: now, reason, actor }] : [];
  await postTransactions(tx, [...reversals, ...follow], now);
  await tx
    .update(payments)
    .set({ unappliedCents: 0, voidedAt: now, voidReason: reason, version: version + 1 })
    .where(eq(payments.number, number));
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: version + 1 },
    shares,
    before: { state: paymentStateOf(payment) },
    after: { state: 'void', voidReason: reason },
  });
  return getPayment(tx, 'any', number);
}
