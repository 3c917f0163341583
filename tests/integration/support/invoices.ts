import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { invoiceSchema, type Invoice } from '#domain/money/invoices/invoice.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import { makeInvoices, type Invoiced } from '#server/money/invoices/make-invoices.ts';
import { ACTOR, ledgerRequest, post } from './ledger.ts';
import { list, submitted } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Returns the invoices that match, as the person sees them. */
export async function invoicesOf(
  portal: TestPortal,
  filter: object,
  person: Person = 'super',
): Promise<Invoice[]> {
  const response = await list(portal, person, { filter: { ...filter } }, 'invoices');
  expect(response.statusCode).toBe(200);
  return invoiceSchema.array().parse(response.json());
}

export async function showInvoice(portal: TestPortal, number: string, person: Person = 'super') {
  return portal.request(person, { url: `/api/invoices/${number}` });
}

/** An order of the account that is only in the database, for invoices of any day. */
export async function orderRow(
  portal: TestPortal,
  accountNumber: string,
  cents = 10_000,
): Promise<Invoiced> {
  const orderId = randomUUID();
  const { id } = await submitted(portal);
  await portal.database.pool.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
       'id', $1::text, 'root_order_id', $1::text, 'number', $1::text, 'account_number', $2::text))).*
     FROM orders o WHERE id = $3`,
    [orderId, accountNumber, id],
  );
  return {
    orderId,
    orderNumber: orderId,
    accountNumber,
    practice: 'Lakeside Eye Care',
    poNumber: '',
    patientReference: 'PAT-1',
    patientName: 'Ada Byron',
    currency: 'USD',
    deliveryParts: [],
    lines: [{ eye: 'right', lensName: 'Lens', quantity: 1, cents, priceParts: [] }],
  };
}

/** Issues an invoice at that time, of 100.00 if nothing else is said. */
export async function issue(
  portal: TestPortal,
  accountNumber: string,
  now: Date,
  cents = 10_000,
  poNumber = '',
): Promise<string> {
  const invoiced = { ...(await orderRow(portal, accountNumber, cents)), poNumber };
  const numbers = await portal.database.db.transaction((tx) =>
    makeInvoices(tx, { actor: ACTOR, now }, [invoiced]),
  );
  return numbers[0] ?? '';
}

/** Pays so much of an invoice, or begins to. */
export async function pay(
  portal: TestPortal,
  account: string,
  invoiceNumber: string,
  cents: number,
  pendingUntil?: Date,
) {
  await post(
    portal.database,
    ledgerRequest({
      key: `payment:${invoiceNumber}:${cents}`,
      kind: 'payment',
      entries: paymentEntries(account, {
        into: 'cash:office',
        cents,
        shares: [{ invoiceNumber, cents }],
      }),
      ...(pendingUntil && { pendingUntil }),
    }),
  );
}
