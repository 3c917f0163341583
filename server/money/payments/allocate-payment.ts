import { eq } from 'drizzle-orm';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import { allocationEntries } from '#domain/money/ledger/postings.ts';
import type { AllocationInput, PaymentDetails } from '#domain/money/payments/payment.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { requirePayable } from '../invoices/payable.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { getPayment } from './find-payments.ts';
import { lockPayment, storeShares, notifyOfPayment, type PaymentStep } from './payment-steps.ts';
import { payments } from './table.ts';

/**
 * PY-08: gives unapplied money of a payment to invoices.
 *
 * @throws Problem 404, 412, 409 when it is void or an invoice was paid meanwhile, 422 for more than is unapplied or open
 */
export async function allocatePayment(
  tx: Handle,
  { input: { shares }, ...step }: PaymentStep & { input: AllocationInput },
): Promise<PaymentDetails> {
  const { actor, number, now } = step;
  const { accountNumber, unappliedCents, version } = await lockPayment(tx, step);
  const given = sumCents(shares.map(({ cents }) => cents));
  requireUnapplied(given, unappliedCents, 'shares');
  await requirePayable(tx, accountNumber, shares);
  const request = {
    key: `allocation:${number}:${version}`,
    kind: 'allocation' as const,
    entries: allocationEntries(accountNumber, shares),
    effectiveAt: now,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  await tx
    .update(payments)
    .set({ unappliedCents: unappliedCents - given, version: version + 1 })
    .where(eq(payments.number, number));
  await storeShares(tx, { number, transactionId: posted.id, now }, shares);
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: version + 1 },
    shares,
    before: { unappliedCents },
    after: { unappliedCents: unappliedCents - given },
  });
  return getPayment(tx, 'any', number);
}

/** @throws Problem 422 */
export function requireUnapplied(cents: number, unappliedCents: number, field: string): void {
  if (cents <= unappliedCents) return;
  const message = `Only ${formatCents(unappliedCents, 'USD', 'en')} of this payment is unapplied`;
  throw new Problem('invalid', message, {
    errors: { [field]: { rule: 'max', message, value: cents, nearest: unappliedCents } },
  });
}
