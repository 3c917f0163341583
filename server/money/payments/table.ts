import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  DISPUTE_STATES,
  MONEY_BACK_KINDS,
  PAYMENT_METHODS,
} from '#domain/money/payments/payment-states.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';
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
    /** The online payment that it comes from, which is in a room above: the migration adds its foreign key. */
    checkoutId: uuid('checkout_id'),
    /** Its id at the gateway. One payment there may be one for each of several accounts here. */
    gatewayPaymentId: text('gateway_payment_id'),
    /** What the gateway is asked to give back, and has not answered yet. */
    refundingCents: cents('refunding_cents').notNull().default(0),
    /** When the practice's bank took it back. */
    returnedAt: moment('returned_at'),
  },
  (t) => [
    index('payments_checkout').on(t.checkoutId),
    index('payments_gateway').on(t.gatewayPaymentId),
    index('payments_transaction').on(t.transactionId),
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
      sql`${t.amountCents} > 0 AND ${t.unappliedCents} >= 0 AND ${t.refundedCents} >= 0 AND ${t.refundingCents} >= 0 AND ${t.unappliedCents} + ${t.refundedCents} <= ${t.amountCents}`,
    ),
  ],
);

/** What of a payment pays which invoice: recorded with it, or given later. Negative for what was given back. */
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
    check('payment_shares_cents', sql`${t.cents} <> 0`),
  ],
);

/**
 * What of a payment was given back by the lab, or taken back by the practice's bank. A refund that failed has a row of its
 * own: rows are never changed.
 */
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
    /** Null for a refund that was refused, or that failed before it was known: it moved nothing. */
    transactionId: bigint('transaction_id', { mode: 'number' }).references(
      () => ledgerTransactions.id,
    ),
    kind: text('kind', { enum: MONEY_BACK_KINDS }).notNull().default('refund'),
    /** The refund or the dispute at the gateway. */
    gatewayId: text('gateway_id'),
  },
  (t) => [
    unique('payment_refunds_gateway').on(t.gatewayId, t.paymentNumber, t.kind),
    index('payment_refunds_payment').on(t.paymentNumber, t.id),
    check('payment_refunds_amount', sql`${t.amountCents} > 0`),
    check(
      'payment_refunds_moved',
      sql`${t.transactionId} IS NOT NULL OR ${t.kind} IN ('refundFailed', 'refundRefused')`,
    ),
  ],
);

/** PY-09: what the lab asked the gateway to give back. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey(),
    paymentNumber: text('payment_number')
      .notNull()
      .references(() => payments.number),
    amountCents: cents('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'refused', 'failed'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByUid: text('requested_by_uid').notNull(),
  },
  (t) => [
    index('refund_requests_payment').on(t.paymentNumber),
    check('refund_requests_amount', sql`${t.amountCents} > 0`),
  ],
);

/** PY-09: money of a payment that the practice's bank holds back until it decides. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The gateway's id. */
    disputeId: text('dispute_id').notNull(),
    paymentNumber: text('payment_number')
      .notNull()
      .references(() => payments.number),
    amountCents: cents('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    openedAt: moment('opened_at').notNull(),
    decidedAt: moment('decided_at'),
    /** What took the money; null when the bank had decided before we knew. */
    transactionId: bigint('transaction_id', { mode: 'number' }).references(
      () => ledgerTransactions.id,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.disputeId, t.paymentNumber] }),
    index('payment_disputes_payment').on(t.paymentNumber),
    index('payment_disputes_open')
      .on(t.paymentNumber)
      .where(sql`${t.state} = 'open'`),
    check('payment_disputes_amount', sql`${t.amountCents} > 0`),
  ],
);
