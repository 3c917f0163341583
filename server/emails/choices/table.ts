import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EventChoice } from '#domain/emails/events/email-event.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';

/** EM-04: what an owner chose for those members of an account who chose nothing, by event. */
export const accountChoices = pgTable('account_choices', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => customers.accountNumber),
  choices: jsonb('choices').$type<Record<string, EventChoice>>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
