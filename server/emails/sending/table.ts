import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import type { EmailState } from '#domain/emails/email-states.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';

/** EM-03: every email to one recipient, and what became of it. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    event: text('event').$type<EmailEventKey>().notNull(),
    /** The recipient; null for an address without a user, as of an invitation. */
    uid: text('uid'),
    /** As it was when the email was queued, then as it was sent to. In lower case. */
    address: text('address').notNull(),
    /** The account that it is about; null when it is about one person. */
    accountNumber: text('account_number').references(() => customers.accountNumber),
    language: text('language').$type<Locale>().notNull(),
    /** What the event's source needs to write it. No patient data. */
    ref: jsonb('ref').$type<unknown>().notNull(),
    /** The record that caused it, for links: `orders` and its id. */
    causeResource: text('cause_resource').notNull().default(''),
    causeId: text('cause_id').notNull().default(''),
    /** One email for each event and recipient, however often the event is worked through. */
    onceKey: text('once_key').notNull().unique('emails_once'),
    templateId: text('template_id').notNull().default(''),
    /** Null until it is written. */
    templateVersion: integer('template_version'),
    subject: text('subject').notNull().default(''),
    /** As sent, without the secrets of links; null before, and when its retention is over. */
    html: text('html'),
    text: text('text'),
    state: text('state').$type<EmailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** The last answer of a mail server: its code and our words, never the server's. */
    reply: text('reply').notNull().default(''),
    messageId: text('message_id').notNull().unique('emails_message_id'),
    campaignId: uuid('campaign_id'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('emails_created').on(t.createdAt, t.id),
    index('emails_state').on(t.state, t.createdAt, t.id),
    index('emails_event').on(t.event, t.createdAt, t.id),
    index('emails_account').on(t.accountNumber, t.createdAt, t.id),
    index('emails_address').on(t.address, t.createdAt, t.id),
    index('emails_uid').on(t.uid, t.createdAt, t.id),
    index('emails_cause').on(t.causeResource, t.causeId, t.createdAt, t.id),
    index('emails_campaign').on(t.campaignId, t.state),
    index('emails_search').using('gin', t.address.op('gin_trgm_ops'), t.subject.op('gin_trgm_ops')),
  ],
);
