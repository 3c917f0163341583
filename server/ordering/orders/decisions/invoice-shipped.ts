import { sql } from 'drizzle-orm';
import { grantOf, returnUntil } from '#domain/money/credit/lens-credit-rules.ts';
import type { LensGrant } from '../../../money/credits/lens-credits.ts';
import { makeInvoices, type Invoiced } from '../../../money/invoices/make-invoices.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { findReturns, type ReturnRow } from '../../returns/find-returns.ts';
import { findOrderLenses, type LensRow, type OrderRow } from '../order-rows.ts';
import { orders } from '../table.ts';

/**
 * PY-07, CR-04: issues the invoices of orders that ship and opens the credits for the lenses that they replace, in the same
 * transaction, and names the invoices in the orders.
 */
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
  const returns = await findReturns(
    tx,
    rows.map(({ id }) => id),
  );
  const numbers = await makeInvoices(
    tx,
    by,
    rows.map((row) => ({
      ...toInvoiced(row, lenses),
      grants: grantsOf(row, lenses, { returns, now: by.now }),
    })),
  );
  const pairs = rows.map(({ id }, index) => sql`(${id}::uuid, ${numbers[index] ?? ''})`);
  await tx.execute(sql`
    UPDATE ${orders} SET invoice_number = issued.number
    FROM (VALUES ${sql.join(pairs, sql`, `)}) AS issued (id, number)
    WHERE ${orders.id} = issued.id`);
}

/** CR-04: the credits that the order opens: at once, or when a lens comes back that the lab has not received yet. */
function grantsOf(
  { id, number }: OrderRow,
  lenses: readonly LensRow[],
  { returns, now }: { returns: readonly ReturnRow[]; now: Date },
): LensGrant[] {
  return lenses
    .filter(({ orderId }) => orderId === id)
    .flatMap((lens) => {
      const grant = grantOf(lens);
      if (!grant) return [];
      const { eye } = lens;
      const isHere = returns.some((one) => one.orderId === id && one.eye === eye);
      const waitsUntil = grant.mustReturn && !isHere ? returnUntil(grant, now) : null;
      return [{ orderNumber: number, eye, cents: grant.cents, waitsUntil }];
    });
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
