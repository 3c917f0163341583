import { sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { makeInvoices, type Invoiced } from '#server/money/invoices/make-invoices.ts';
import { findOrderLenses, type LensRow, type OrderRow } from '../order-rows.ts';
import { orders } from '../table.ts';

/** PY-07: issues the invoices of orders that ship, in the same transaction, and names them in the orders. */
export async function invoiceShipped(
  tx: Handle,
  by: { actor: Actor; now: Date },
  rows: readonly OrderRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const lenses = await findOrderLenses(
    tx,
    rows.map(({ id }) => id),
  );
  const numbers = await makeInvoices(
    tx,
    by,
    rows.map((row) => toInvoiced(row, lenses)),
  );
  const pairs = rows.map(({ id }, index) => sql`(${id}::uuid, ${numbers[index] ?? ''})`);
  await tx.execute(sql`
    UPDATE ${orders} SET invoice_number = issued.number
    FROM (VALUES ${sql.join(pairs, sql`, `)}) AS issued (id, number)
    WHERE ${orders.id} = issued.id`);
}

function toInvoiced(row: OrderRow, lenses: readonly LensRow[]): Invoiced {
  const { id, number, accountNumber, practice, poNumber, currency, delivery } = row;
  const { patientReference, patientName } = row;
  return {
    orderId: id,
    orderNumber: number,
    accountNumber,
    practice,
    poNumber,
    patientReference,
    patientName,
    currency,
    deliveryParts: delivery.priceParts,
    lines: lenses
      .filter(({ orderId }) => orderId === id)
      .map(({ eye, lensName, quantity, priceCents, priceParts }) => ({
        eye,
        lensName,
        quantity,
        cents: priceCents,
        priceParts,
      })),
  };
}
