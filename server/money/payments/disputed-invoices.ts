import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { paymentDisputes, payments, paymentShares } from './table.ts';

/** PY-09: returns those of the invoices of which a bank holds a payment back, or took one back: a person decides about them. */
export async function disputedInvoices(
  db: Handle,
  invoiceNumbers: readonly string[],
): Promise<Set<string>> {
  if (invoiceNumbers.length === 0) return new Set();
  const isDisputed = and(
    eq(paymentDisputes.paymentNumber, payments.number),
    inArray(paymentDisputes.state, ['open', 'lost']),
  );
  const disputes = db
    .select({ one: sql`1` })
    .from(paymentDisputes)
    .where(isDisputed);
  const rows = await db
    .selectDistinct({ number: paymentShares.invoiceNumber })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.number, paymentShares.paymentNumber))
    .where(
      and(
        inArray(paymentShares.invoiceNumber, [...invoiceNumbers]),
        or(isNotNull(payments.returnedAt), exists(disputes)),
      ),
    );
  return new Set(rows.map(({ number }) => number));
}
