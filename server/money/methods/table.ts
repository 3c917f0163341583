import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { AUTOPAY_STOPS } from '#domain/money/autopay/autopay-stops.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';

function accountNumber() {
  return text('account_number')
    .notNull()
    .references(() => customers.accountNumber);
}

/** The gateway's record of an account, under which it keeps cards and bank accounts. */
export const gatewayCustomers = pgTable(
  'gateway_customers',
  {
    accountNumber: accountNumber(),
    gateway: text('gateway').notNull(),
    customerId: text('customer_id').notNull(),
    /** PY-09: the saved method that is offered first, and that autopay charges; the gateway's id. */
    defaultMethodId: text('default_method_id'),
  },
  (t) => [primaryKey({ columns: [t.accountNumber, t.gateway] })],
);

/** PY-09: autopay of an account that has switched it on at least once. */
export const autopays = pgTable(
  'autopays',
  {
    accountNumber: accountNumber().primaryKey(),
    isOn: boolean('is_on').notNull(),
    /** The day of the practice since which it is on: what was due before is not paid. */
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** Who switched it on. */
    startedBy: text('started_by').notNull(),
    startedByUid: text('started_by_uid').notNull(),
    changedAt: moment('changed_at').notNull(),
    stop: text('stop', { enum: AUTOPAY_STOPS }),
    /** The gateway's code of a refusal. */
    failure: text('failure').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('autopays_stop', sql`${t.isOn} = (${t.stop} IS NULL)`)],
);
