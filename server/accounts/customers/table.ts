import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import { moment } from '../../platform/database/columns.ts';

/** RS-06. Practices buy through these groups. A group that is no longer offered keeps its members. */
export const buyingGroups = pgTable('buying_groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique('buying_groups_name'),
  offered: boolean('offered').notNull().default(true),
  /** PY-07: what its practices owe is billed to the group. */
  billsMembers: boolean('bills_members').notNull().default(false),
  freeShippingFromCents: integer('free_shipping_from_cents'),
  version: integer('version').notNull().default(1),
});

/** A practice's account. An additional account has the main one as its parent. */
export const customers = pgTable(
  'customers',
  {
    accountNumber: text('account_number').primaryKey(),
    /** AD-18: its number in another system; blank without one. */
    otherNumber: text('other_number').notNull().default(''),
    practice: text('practice').notNull(),
    parentAccountNumber: text('parent_account_number').references(
      (): AnyPgColumn => customers.accountNumber,
    ),
    buyingGroupId: text('buying_group_id').references(() => buyingGroups.id),
    licenceNumber: text('licence_number').notNull().default(''),
    address: text('address').notNull().default(''),
    apt: text('apt').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    zip: text('zip').notNull().default(''),
    country: text('country').notNull().default(''),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    /** With the postcode, the proof that a user belongs to the account; blank: it cannot be claimed. */
    lastInvoiceNumber: text('last_invoice_number').notNull().default(''),
    /** OR-14: the initial delivery choices of the next order; null before the first. */
    lastDelivery: jsonb('last_delivery').$type<Pick<DeliveryChoices, 'other' | 'last'>>(),
    /** The number of days in which an invoice is due. */
    netDays: integer('net_days').notNull().default(30),
    /** PY-08: whether the practice is reminded of invoices that are due soon or overdue. */
    invoiceReminders: boolean('invoice_reminders').notNull().default(true),
    /** PY-08: whether the practice is notified of its statement each month. */
    monthlyStatements: boolean('monthly_statements').notNull().default(true),
    /** IANA; null: the time zone of the address. */
    timeZone: text('time_zone'),
    /** Null: no limit. */
    creditLimitCents: integer('credit_limit_cents'),
    /** Rule 42: nobody submits an order for the account. */
    onHold: boolean('on_hold').notNull().default(false),
    holdReason: text('hold_reason').notNull().default(''),
    /** Thousandths of a percent. */
    taxRate: integer('tax_rate').notNull().default(0),
    taxCertificate: text('tax_certificate').notNull().default(''),
    freeShippingFromCents: integer('free_shipping_from_cents'),
    /** Increases by 1 with each edit of the record by staff. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the latest of its orders was submitted; null before the first. */
    lastOrderAt: moment('last_order_at'),
    /** AD-05: the account that has everything of this one since they were merged; such an account is only read. */
    mergedInto: text('merged_into').references((): AnyPgColumn => customers.accountNumber),
  },
  (t) => [
    index('customers_parent').on(t.parentAccountNumber, t.accountNumber),
    index('customers_practice').on(t.practice, t.accountNumber),
    index('customers_buying_group').on(t.buyingGroupId).concurrently(),
    index('customers_net_days').on(t.netDays, t.accountNumber).concurrently(),
    index('customers_credit_limit').on(t.creditLimitCents, t.accountNumber).concurrently(),
    index('customers_last_order').on(t.lastOrderAt, t.accountNumber).concurrently(),
    index('customers_merged').on(t.mergedInto).concurrently(),
    uniqueIndex('customers_other_number')
      .on(t.otherNumber)
      .where(sql`${t.otherNumber} <> ''`)
      .concurrently(),
  ],
);

/** AD-05: further addresses of an account, beside its own. */
export const shipToAddresses = pgTable(
  'ship_to_addresses',
  {
    id: text('id').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    recipient: text('recipient').notNull(),
    country: text('country').notNull(),
    address: text('address').notNull(),
    apt: text('apt').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    isDefault: boolean('is_default').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('ship_to_addresses_account').on(t.accountNumber, t.recipient, t.id),
    index('ship_to_addresses_recipient').on(t.recipient, t.id),
    uniqueIndex('ship_to_addresses_default')
      .on(t.accountNumber)
      .where(sql`${t.isDefault}`),
  ],
);

/** New accounts are numbered from here; the lab's own system uses the numbers below. */
export const accountNumbers = pgSequence('account_numbers', {
  startWith: 200_001,
  maxValue: 999_999,
});
