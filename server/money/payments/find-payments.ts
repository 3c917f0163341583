import { and, asc, eq, inArray } from 'drizzle-orm';
import { paymentStateOf } from '#domain/money/payments/payment-states.ts';
import type { Payment, PaymentDetails } from '#domain/money/payments/payment.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { paymentDisputes, paymentRefunds, payments, paymentShares } from './table.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Limits a query to the scope. Every query of payments uses it, so that other practices' payments are not found. */
export function withinPaymentScope(scope: AccountScope) {
  return scope === 'any' ? undefined : inArray(payments.accountNumber, [...scope]);
}

/** Returns one payment with the invoices it pays. Only staff see who recorded it, and the note. @throws Problem 404 */
export async function getPayment(
  db: Handle,
  scope: AccountScope,
  number: string,
): Promise<PaymentDetails> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.number, number), withinPaymentScope(scope)));
  if (!row) throw new Problem('not-found', 'There is no such payment');
  const shares = await db
    .select()
    .from(paymentShares)
    .where(eq(paymentShares.paymentNumber, number))
    .orderBy(asc(paymentShares.id));
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentNumber, number))
    .orderBy(asc(paymentRefunds.id));
  const disputes = await db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentNumber, number))
    .orderBy(asc(paymentDisputes.openedAt), asc(paymentDisputes.disputeId));
  const forStaff = (written: string) => (scope === 'any' ? written : '');
  return {
    ...toPayment(row),
    note: forStaff(row.note),
    recordedAt: row.recordedAt.toISOString(),
    recordedBy: forStaff(row.recordedBy),
    refundedCents: row.refundedCents,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    voidReason: row.voidReason,
    shares: shares.map(({ invoiceNumber, cents, allocatedAt }) => ({
      invoiceNumber,
      cents,
      allocatedAt: allocatedAt.toISOString(),
    })),
    refundingCents: row.refundingCents,
    checkoutId: row.checkoutId,
    // What the gateway refused is between it and the lab.
    refunds: refunds
      .filter(({ kind }) => scope === 'any' || kind !== 'refundRefused')
      .map(({ kind, amountCents, refundedOn, reference, reason, recordedBy }) => ({
        kind,
        amountCents,
        refundedOn,
        reference,
        reason,
        recordedBy: forStaff(recordedBy),
      })),
    disputes: disputes.map(({ amountCents, reason, state, openedAt }) => ({
      amountCents,
      reason,
      state,
      openedAt: openedAt.toISOString(),
    })),
  };
}

/** Returns the payment of a list. */
export function toPayment(row: PaymentRow): Payment {
  const { number, version, accountNumber, practice, method, reference, receivedOn } = row;
  const { amountCents, unappliedCents, currency } = row;
  return {
    id: number,
    version,
    accountNumber,
    practice,
    method,
    reference,
    receivedOn,
    state: paymentStateOf(row),
    amountCents,
    unappliedCents,
    currency,
  };
}
