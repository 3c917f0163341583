import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import { moment } from '../../platform/database/columns.ts';

/** The lab's settings of emails: one row, with the id `emails`. */
export const emailSettings = pgTable('email_settings', {
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(1),
  patientNames: text('patient_names').$type<PatientNameChoice>().notNull(),
  /** The hosts that links of templates may lead to, beside the portal's own. */
  linkHosts: jsonb('link_hosts').$type<string[]>().notNull(),
  /** RS-03: the addresses that customers may write to. */
  labAddresses: jsonb('lab_addresses').$type<string[]>().notNull(),
  /** Days after which the text of an email is deleted, and after which the email is. */
  textDays: integer('text_days').notNull(),
  recordDays: integer('record_days').notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
