import type { DraftContent } from '#domain/schemas/draft.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#server/accounts/customers/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Drafts that were stored before writers were told apart: it is nobody's. */
const NO_WRITER = '00000000-0000-0000-0000-000000000000';

/** Orders that are being written. They belong to the account: a colleague may go on with one. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: uuid('id').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    version: integer('version').notNull(),
    device: text('device').notNull(),
    writer: uuid('writer').notNull().default(NO_WRITER),
    sequence: integer('sequence').notNull().default(0),
    /** The version on top of which this writer's saves began, with nobody else's between them since. */
    writerBase: integer('writer_base').notNull().default(0),
    authorUid: text('author_uid').notNull(),
    author: text('author').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('order_drafts_account').on(t.accountNumber, t.updatedAt, t.id),
    index('order_drafts_updated').on(t.updatedAt).concurrently(),
  ],
);

/** Drafts that became orders or were thrown away: a late save must not bring them back. */
export const endedDrafts = pgTable(
  'ended_drafts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id'),
    endedAt: moment('ended_at').notNull(),
    /** The uid of who threw it away; blank for what became an order, and for those of a former version. */
    endedBy: text('ended_by').notNull().default(''),
  },
  (t) => [
    // Those that were thrown away: how many of a user's lately, and which are old.
    index('ended_drafts_by')
      .on(t.endedBy, t.endedAt)
      .where(sql`${t.orderId} IS NULL`)
      .concurrently(),
    index('ended_drafts_old')
      .on(t.endedAt)
      .where(sql`${t.orderId} IS NULL`)
      .concurrently(),
  ],
);
