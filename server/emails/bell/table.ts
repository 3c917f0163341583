import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Translated } from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { moment } from '../../platform/database/columns.ts';

/** EM-04: the notices of a person behind the bell, on any device. No patient data. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull(),
    event: text('event').$type<EmailEventKey>().notNull(),
    /** One line in each language. */
    texts: jsonb('texts').$type<Translated>().notNull(),
    /** A path of the portal. */
    path: text('path').notNull(),
    onceKey: text('once_key').notNull().unique('notices_once'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notices_uid').on(t.uid, t.id),
    index('notices_unread')
      .on(t.uid)
      .where(sql`${t.readAt} IS NULL`),
    index('notices_created').on(t.createdAt),
  ],
);

/** What waits for a person's next daily summary. */
export const digestItems = pgTable(
  'digest_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull(),
    event: text('event').$type<EmailEventKey>().notNull(),
    texts: jsonb('texts').$type<Translated>().notNull(),
    onceKey: text('once_key').notNull().unique('digest_items_once'),
    createdAt: moment('created_at').notNull(),
    /** The summary that has it; null while it waits. */
    emailId: uuid('email_id'),
  },
  (t) => [
    index('digest_items_waiting')
      .on(t.uid, t.id)
      .where(sql`${t.emailId} IS NULL`),
    index('digest_items_created').on(t.createdAt),
  ],
);
