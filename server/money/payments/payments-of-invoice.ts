import { asc, eq } from 'drizzle-orm';
import type { InvoicePayment } from '#domain/money/invoices/invoice.ts';
import type { Handle } from '../../platform/database/database.ts';
import { payments, paymentShares } from './table.ts';

/** PY-08: returns what payments gave to an invoice, in the order in which they did. */
export async function paymentsOfInvoice(
  db: Handle,
  invoiceNumber: string,
): Promise<InvoicePayment[]> {
  const rows = await db
    .select({ share: paymentShares, payment: payments })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.number, paymentShares.paymentNumber))
    .where(eq(paymentShares.invoiceNumber, invoiceNumber))
    .orderBy(asc(paymentShares.id));
  return rows.map(({ share, payment }) => ({
    paymentNumber: payment.number,
    method: payment.method,
    reference: payment.reference,
    receivedOn: payment.receivedOn,
    isVoid: payment.voidedAt !== null,
    cents: share.cents,
  }));
}
