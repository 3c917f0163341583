import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';
import { invoices } from '../invoices/table.ts';

/**
 * PY-09: what autopay announced for a day. Its id is that of the online payment which it becomes, so it becomes one once.
 * `credited`: lens credit paid all of it. `dropped`: nothing of it was to be paid any more, or autopay was off.
 */
export const autopayPlans = pgTable(
  'autopay_plans',
  {
    id: uuid('id').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    chargeOn: date('charge_on', { mode: 'string' }).notNull(),
    /** The saved method that was announced: `Visa 4242`. */
    method: text('method').notNull(),
    state: text('state', { enum: ['announced', 'charged', 'credited', 'dropped'] }).notNull(),
    announcedAt: moment('announced_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('autopay_plans_account').on(t.accountNumber, t.chargeOn),
    index('autopay_plans_waiting')
      .on(t.chargeOn, t.id)
      .where(sql`${t.state} = 'announced'`),
    check('autopay_plans_decided', sql`(${t.state} = 'announced') = (${t.decidedAt} IS NULL)`),
  ],
);

/**
 * PY-09: the invoices that were announced, or that autopay paid. An invoice is here once, so it is charged once. What is left
 * out on the day is removed, and may be announced again.
 */
export const autopayInvoices = pgTable(
  'autopay_invoices',
  {
    invoiceNumber: text('invoice_number')
      .primaryKey()
      .references(() => invoices.number),
    planId: uuid('plan_id')
      .notNull()
      .references(() => autopayPlans.id),
    /** What was announced: not more is charged. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('autopay_invoices_plan').on(t.planId),
    check('autopay_invoices_cents', sql`${t.cents} > 0`),
  ],
);
