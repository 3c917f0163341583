import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import {
  boolean,
  index,
  jsonb,
  pgSequence,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** RS-06. Practices buy through these groups. A group that is no longer offered keeps its members. */
export const buyingGroups = pgTable('buying_groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique('buying_groups_name'),
  offered: boolean('offered').notNull().default(true),
});

/** A practice's account. An additional account has the main one as its parent. */
export const customers = pgTable(
  'customers',
  {
    accountNumber: text('account_number').primaryKey(),
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
    lastDelivery: jsonb('last_delivery').$type<Omit<DeliveryChoices, 'practice'>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('customers_parent').on(t.parentAccountNumber, t.accountNumber),
    index('customers_practice').on(t.practice, t.accountNumber),
  ],
);

/** New accounts are numbered from here; the lab's own system uses the numbers below. */
export const accountNumbers = pgSequence('account_numbers', {
  startWith: 200_001,
  maxValue: 999_999,
});
