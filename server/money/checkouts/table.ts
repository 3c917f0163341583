import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CHECKOUT_ATTENTIONS,
  CHECKOUT_SOURCES,
  CHECKOUT_STATES,
} from '#domain/money/checkouts/checkout-states.ts';
import { ONLINE_METHODS } from '#domain/money/payments/payment-states.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';
import { invoices } from '../invoices/table.ts';

function cents(name: string) {
  return bigint(name, { mode: 'number' }).notNull();
}

/** PY-03: online payments, from the wish to pay to the end. A trigger keeps what was asked. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: CHECKOUT_STATES }).notNull(),
    method: text('method', { enum: ONLINE_METHODS }).notNull(),
    amountCents: cents('amount_cents'),
    /** What lens credit pays with it. */
    creditCents: cents('credit_cents').default(0),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    memo: text('memo').notNull(),
    savesMethod: boolean('saves_method').notNull(),
    locale: text('locale', { enum: ['en', 'es'] }).notNull(),
    gateway: text('gateway').notNull(),
    isSandbox: boolean('is_sandbox').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByUid: text('created_by_uid').notNull(),
    /** How it is paid: on the gateway's page, or by a saved method, by somebody or by autopay. */
    source: text('source', { enum: CHECKOUT_SOURCES }).notNull().default('page'),
    /** The gateway's id of the saved method. */
    methodId: text('method_id'),
    /** The gateway's page and payment; null until they are known. */
    sessionId: text('session_id').unique('checkouts_session'),
    pageUrl: text('page_url'),
    pageExpiresAt: moment('page_expires_at').notNull(),
    paymentId: text('payment_id'),
    /** When the gateway is asked next how the payment stands; null when it is final. */
    askAt: moment('ask_at'),
    asked: integer('asked').notNull().default(0),
    settledAt: moment('settled_at'),
    failure: text('failure').notNull().default(''),
    attention: text('attention', { enum: CHECKOUT_ATTENTIONS }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('checkouts_created').on(t.createdAt, t.id),
    index('checkouts_state').on(t.state, t.createdAt, t.id),
    index('checkouts_amount').on(t.amountCents, t.id),
    index('checkouts_ask')
      .on(t.askAt)
      .where(sql`${t.askAt} IS NOT NULL`),
    index('checkouts_payment').on(t.paymentId),
    check('checkouts_amount_positive', sql`${t.amountCents} > 0`),
    check('checkouts_method', sql`(${t.source} = 'page') = (${t.methodId} IS NULL)`),
    check('checkouts_final', sql`(${t.settledAt} IS NULL) = (${t.askAt} IS NOT NULL)`),
  ],
);

/** What of an online payment is for which invoice. */
export const checkoutShares = pgTable(
  'checkout_shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    cents: cents('cents'),
    creditCents: cents('credit_cents').default(0),
  },
  (t) => [
    unique('checkout_shares_invoice').on(t.checkoutId, t.invoiceNumber),
    index('checkout_shares_account').on(t.accountNumber, t.checkoutId),
    index('checkout_shares_of_invoice').on(t.invoiceNumber, t.checkoutId),
    check(
      'checkout_shares_cents',
      sql`${t.cents} >= 0 AND ${t.creditCents} >= 0 AND ${t.cents} + ${t.creditCents} > 0`,
    ),
  ],
);

/** PY-03: what the gateway called back with, each event once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: text('id').notNull(),
    gateway: text('gateway').notNull(),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.id] }),
    index('gateway_events_received').on(t.receivedAt),
  ],
);
