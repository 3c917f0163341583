import { bigint, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/table.ts';

export const messageSide = pgEnum('message_side', ['practice', 'maker']);

/** The messages between practice and lab about an order, sorted by `position`. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid('id').primaryKey(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    side: messageSide('side').notNull(),
    authorUid: text('author_uid').notNull(),
    author: text('author').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('order_messages_order').on(t.orderId, t.position)],
);

/** The last message that each reader has read. */
export const orderMessageReads = pgTable(
  'order_message_reads',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    uid: text('uid').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.uid] })],
);
