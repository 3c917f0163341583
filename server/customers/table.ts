import { index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** A practice's account. An additional account names the main one as its parent. */
export const customers = pgTable(
  'customers',
  {
    accountNumber: text('account_number').primaryKey(),
    practice: text('practice').notNull(),
    parentAccountNumber: text('parent_account_number').references(
      (): AnyPgColumn => customers.accountNumber,
    ),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('customers_parent').on(t.parentAccountNumber, t.accountNumber)],
);
