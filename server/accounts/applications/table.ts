import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import { APPLICATION_STATUSES } from '#domain/customers/application.ts';
import { moment } from '../../platform/database/columns.ts';
import { buyingGroups, customers } from '../customers/table.ts';

export const applicationStatus = pgEnum('application_status', APPLICATION_STATUSES);

/** RS-05: a practice asks for an account; a super admin decides. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    email: text('email').notNull(),
    status: applicationStatus('status').notNull(),
    version: integer('version').notNull(),
    practice: text('practice').notNull(),
    address: text('address').notNull(),
    apt: text('apt').notNull(),
    city: text('city').notNull(),
    /** State or province. */
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    country: text('country').notNull(),
    phone: text('phone').notNull(),
    website: text('website').notNull(),
    licenceNumber: text('licence_number').notNull(),
    /** The file name of the license copy in the applicant's folder of the file storage; blank when none was sent. */
    licenceFile: text('licence_file').notNull(),
    buyingGroupId: text('buying_group_id').references(() => buyingGroups.id),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    notes: text('notes').notNull(),
    /** The language of the page that sent it; the applicant is notified of the decision in it. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** The user who decided; blank while it is open. */
    decidedBy: text('decided_by').notNull().default(''),
    reason: text('reason').notNull().default(''),
    decidedAt: moment('decided_at'),
    /** The account that was created for it. */
    accountNumber: text('account_number').references(() => customers.accountNumber),
    submittedAt: moment('submitted_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('applications_one_open')
      .on(t.uid)
      .where(sql`${t.status} = 'submitted'`),
    index('applications_uid').on(t.uid, t.submittedAt),
    index('applications_status').on(t.status, t.submittedAt, t.id),
    index('applications_submitted').on(t.submittedAt, t.id),
    index('applications_practice').on(t.practice, t.id),
    index('applications_account').on(t.accountNumber, t.submittedAt).concurrently(),
  ],
);
