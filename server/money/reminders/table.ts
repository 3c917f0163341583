import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { invoices } from '../invoices/table.ts';

/** PY-08: the steps of reminders that an invoice has had or has passed, so that each is sent once. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    /** Days after the due day; negative before it. */
    step: integer('step').notNull(),
    passedAt: moment('passed_at').notNull(),
  },
  (t) => [unique('invoice_reminders_step').on(t.invoiceNumber, t.step)],
);
