import { eq, gt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/platform/database/database.ts';
import { paymentDisputes, payments } from './table.ts';

/** PY-09: a query of the online payments that became money which no invoice has, or that is disputed. */
export function checkoutsToLookAt(db: Handle) {
  const unapplied = db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(gt(payments.unappliedCents, 0));
  const disputed = db
    .select({ id: payments.checkoutId })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.number, paymentDisputes.paymentNumber))
    .where(eq(paymentDisputes.state, 'open'));
  return union(unapplied, disputed);
}
