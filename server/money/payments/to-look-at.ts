import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/database/database.ts';
import { paymentDisputes, payments } from './table.ts';

/** PY-09: a query of the online payments that became money which no invoice has, or that is disputed. */
export function checkoutsToLookAt(db: Handle) {
  const unapplied = db
    .select({ id: payments.checkoutId })
    .from(payments)
    // A null among them would make a list of all others empty.
    .where(and(gt(payments.unappliedCents, 0), isNotNull(payments.checkoutId)));
  const disputed = db
    .select({ id: payments.checkoutId })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.number, paymentDisputes.paymentNumber))
    .where(eq(paymentDisputes.state, 'open'));
  return union(unapplied, disputed);
}

/** PY-09: a query of the online payment that became this payment. */
export function checkoutOfPayment(db: Handle, number: string) {
  const isIt = and(eq(payments.number, number), isNotNull(payments.checkoutId));
  return db.select({ id: payments.checkoutId }).from(payments).where(isIt);
}
