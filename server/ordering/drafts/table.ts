import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DraftContent } from '#domain/orders/draft.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';

/** The writer of drafts from before writers were recorded; it matches no writer. */
const NO_WRITER = '00000000-0000-0000-0000-000000000000';

/** Orders that are being written. They belong to the account: a colleague may continue one. */
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
    /** The version on which this writer's saves are based, without another writer's save since then. */
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

/** Drafts that became orders or were deleted: a late save must not bring them back. */
export const endedDrafts = pgTable(
  'ended_drafts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id'),
    endedAt: moment('ended_at').notNull(),
    /** The uid of the user who deleted it; blank if it became an order, and in rows of an earlier release. */
    endedBy: text('ended_by').notNull().default(''),
  },
  (t) => [
    // Deleted drafts: to count a user's recent ones, and to find old ones.
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
