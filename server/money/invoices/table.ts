import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';

function cents(name: string) {
  return bigint(name, { mode: 'number' }).notNull();
}

/** PY-07: the number of the last invoice. One row, which the transaction that issues invoices locks, so no number is missing. */
export const invoiceSeries = pgTable('invoice_series', {
  id: text('id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
});

/**
 * PY-07: the invoices, as they were issued. Triggers refuse every change but that of the account by a merge. What became
 * of their amounts is in the ledger.
 */
export const invoices = pgTable(
  'invoices',
  {
    /** `INV-100001` */
    number: text('number').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    practice: text('practice').notNull(),
    /** The order, which is on a higher floor: the migration adds its foreign key. */
    orderId: uuid('order_id').notNull().unique('invoices_order'),
    orderNumber: text('order_number').notNull(),
    poNumber: text('po_number').notNull(),
    patientReference: text('patient_reference').notNull(),
    patientName: text('patient_name').notNull(),
    issuedAt: moment('issued_at').notNull(),
    netDays: integer('net_days').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    overdueFrom: moment('overdue_from').notNull(),
    goodsCents: cents('goods_cents'),
    feeCents: cents('fee_cents'),
    shippingCents: cents('shipping_cents'),
    taxCents: cents('tax_cents'),
    /** Thousandths of a percent. */
    taxRate: integer('tax_rate').notNull().default(0),
    /** The number of the exemption certificate; blank without one. */
    taxCertificate: text('tax_certificate').notNull().default(''),
    totalCents: cents('total_cents'),
    /** The buying group that owes it; null when the practice does. */
    billedThrough: text('billed_through'),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    deliveryParts: jsonb('delivery_parts').$type<PricePart[]>().notNull(),
  },
  (t) => [
    index('invoices_issued').on(t.issuedAt, t.number),
    index('invoices_due').on(t.dueOn, t.number),
    index('invoices_total').on(t.totalCents, t.number),
    index('invoices_account_issued').on(t.accountNumber, t.issuedAt, t.number),
    index('invoices_account_due').on(t.accountNumber, t.dueOn, t.number),
    index('invoices_search').using(
      'gin',
      t.number.op('gin_trgm_ops'),
      t.orderNumber.op('gin_trgm_ops'),
      t.poNumber.op('gin_trgm_ops'),
      t.practice.op('gin_trgm_ops'),
      t.accountNumber.op('gin_trgm_ops'),
    ),
  ],
);

/** The lenses of an invoice, with the parts of their prices as they were when the order was submitted. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: uuid('id').primaryKey(),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    eye: text('eye', { enum: ['right', 'left'] }).notNull(),
    lensName: text('lens_name').notNull(),
    quantity: integer('quantity').notNull(),
    cents: cents('cents'),
    priceParts: jsonb('price_parts').$type<PricePart[]>().notNull(),
  },
  (t) => [unique('invoice_lines_eye').on(t.invoiceNumber, t.eye)],
);
