import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { CampaignState, RecipientState } from '#domain/emails/email-states.ts';
import type { Translated } from '#domain/emails/events/email-event.ts';
import { moment } from '../../platform/database/columns.ts';

/** Campaigns to selected customers. */
export const emailCampaigns = pgTable(
  'email_campaigns',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    subject: jsonb('subject').$type<Translated>().notNull(),
    body: jsonb('body').$type<Translated>().notNull(),
    /** The filter of the customer list that chooses the accounts. */
    filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
    /** The members of these roles get it. */
    practiceRoles: jsonb('practice_roles').$type<PracticeRole[]>().notNull(),
    state: text('state').$type<CampaignState>().notNull().default('draft'),
    /** How many emails leave in a minute. */
    perMinute: integer('per_minute').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When all recipients were fixed and the first email could leave; null while they are being fixed. */
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('email_campaigns_created').on(t.createdAt, t.id),
    index('email_campaigns_state').on(t.state, t.createdAt, t.id),
  ],
);

/** Who gets a campaign, fixed when its sending starts. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id),
    uid: text('uid').notNull(),
    address: text('address').notNull(),
    accountNumber: text('account_number').notNull(),
    language: text('language').$type<Locale>().notNull(),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.uid] }),
    index('campaign_recipients_state').on(t.campaignId, t.state, t.uid),
  ],
);

/**
 * Who wants no more campaigns. The link of each campaign has a token of its own, so that those of older campaigns still work;
 * these are the hashes of the latest ones.
 */
export const campaignSubscriptions = pgTable(
  'letter_subscriptions',
  {
    uid: text('uid').primaryKey(),
    tokenHashes: text('token_hashes').array().notNull(),
    /** Null: still gets campaigns. */
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [index('letter_subscriptions_tokens').using('gin', t.tokenHashes)],
);
