import type { DraftContent } from '#domain/schemas/draft.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../customers/table.ts';
import { moment } from '../database/columns.ts';

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
    authorUid: text('author_uid').notNull(),
    author: text('author').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('order_drafts_account').on(t.accountNumber, t.updatedAt, t.id)],
);

/** Drafts that became orders or were thrown away: a late save must not bring them back. */
export const endedDrafts = pgTable('ended_drafts', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id'),
  endedAt: moment('ended_at').notNull(),
});
