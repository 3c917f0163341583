import { PAYMENT_METHODS } from '#domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { customers } from '#server/accounts/customers/table.ts';
import { moment } from '#server/platform/database/columns.ts';
import { invoices } from '../invoices/table.ts';
import { ledgerTransactions } from '../table.ts';

function cents(name: string) {
  return bigint(name, { mode: 'number' });
}

function transactionId() {
  return bigint('transaction_id', { mode: 'number' })
    .notNull()
    .references(() => ledgerTransactions.id);
}

/** `PAY-100001`. A number may be missing when a recording failed. */
export const paymentNumbers = pgSequence('payment_numbers', { startWith: 100_001 });

/** PY-08: payments that came by check, wire or cash. What became of their amounts is in the ledger, too. */
export const payments = pgTable(
  'payments',
  {
    number: text('number').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    practice: text('practice').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    unappliedCents: cents('unapplied_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    note: text('note').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    recordedBy: text('recorded_by').notNull(),
    recordedByUid: text('recorded_by_uid').notNull(),
    version: integer('version').notNull().default(1),
    voidedAt: moment('voided_at'),
    voidReason: text('void_reason').notNull().default(''),
    transactionId: transactionId(),
  },
  (t) => [
    index('payments_received').on(t.receivedOn, t.number),
    index('payments_amount').on(t.amountCents, t.number),
    index('payments_account_received').on(t.accountNumber, t.receivedOn, t.number),
    index('payments_unapplied')
      .on(t.accountNumber)
      .where(sql`${t.unappliedCents} > 0`),
    index('payments_search').using(
      'gin',
      t.number.op('gin_trgm_ops'),
      t.reference.op('gin_trgm_ops'),
      t.practice.op('gin_trgm_ops'),
      t.accountNumber.op('gin_trgm_ops'),
    ),
    check(
      'payments_amounts',
      sql`${t.amountCents} > 0 AND ${t.unappliedCents} >= 0 AND ${t.refundedCents} >= 0 AND ${t.unappliedCents} + ${t.refundedCents} <= ${t.amountCents}`,
    ),
  ],
);

/** What of a payment pays which invoice: recorded with it, or given later. */
export const paymentShares = pgTable(
  'payment_shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentNumber: text('payment_number')
      .notNull()
      .references(() => payments.number),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    cents: cents('cents').notNull(),
    allocatedAt: moment('allocated_at').notNull(),
    transactionId: transactionId(),
  },
  (t) => [
    index('payment_shares_payment').on(t.paymentNumber, t.id),
    index('payment_shares_invoice').on(t.invoiceNumber, t.id),
    check('payment_shares_cents', sql`${t.cents} > 0`),
  ],
);

/** What of a payment was given back. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentNumber: text('payment_number')
      .notNull()
      .references(() => payments.number),
    amountCents: cents('amount_cents').notNull(),
    refundedOn: date('refunded_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    reason: text('reason').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    recordedBy: text('recorded_by').notNull(),
    transactionId: transactionId(),
  },
  (t) => [
    index('payment_refunds_payment').on(t.paymentNumber, t.id),
    check('payment_refunds_amount', sql`${t.amountCents} > 0`),
  ],
);
