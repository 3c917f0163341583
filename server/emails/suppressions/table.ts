import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SuppressionReason } from '#domain/emails/email-states.ts';
import { moment } from '../../platform/database/columns.ts';

/** EM-03: addresses that nothing is sent to, because they bounced or complained. */
export const emailSuppressions = pgTable(
  'email_suppressions',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    /** The code of the refusal, such as `5.1.1`. */
    detail: text('detail').notNull(),
    /** How often it happened. */
    count: integer('count').notNull().default(1),
    /** The email that it happened to last. */
    emailId: uuid('email_id'),
    version: integer('version').notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Null while it applies. */
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by').notNull().default(''),
    /** Why emails may go there again, in the words of whoever lifted it. */
    liftReason: text('lift_reason').notNull().default(''),
  },
  (t) => [
    index('email_suppressions_last').on(t.lastAt, t.address),
    index('email_suppressions_search').using('gin', t.address.op('gin_trgm_ops')),
  ],
);

/** What mail services reported, so that a report that comes twice counts once. */
export const mailReports = pgTable(
  'mail_reports',
  {
    provider: text('provider').notNull(),
    reportId: text('report_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** SE-15: whether it was about an email or address that we had written to. Others change nothing. */
    isOurs: boolean('is_ours').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.reportId] }),
    index('mail_reports_received').on(t.receivedAt),
  ],
);
