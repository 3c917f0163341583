import { bigint, boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customers } from '../../../accounts/customers/table.ts';
import { moment } from '../../../platform/database/columns.ts';

/** PY-08: the months of an account whose statement was sent, or was empty, so that each is sent once. */
export const monthlyStatements = pgTable(
  'monthly_statements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A merge leaves it with the account whose statement it was. */
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    /** Its first day, `YYYY-MM-01`. */
    month: text('month').notNull(),
    /** False when nothing had happened and nothing was owed. */
    isTold: boolean('is_told').notNull(),
    passedAt: moment('passed_at').notNull(),
  },
  (t) => [unique('monthly_statements_month').on(t.accountNumber, t.month)],
);
