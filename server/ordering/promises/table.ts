import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/table.ts';

/** Each time that the promised date of an order was moved. */
export const promiseMoves = pgTable(
  'promise_moves',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    formerAt: moment('former_at').notNull(),
    promisedAt: moment('promised_at').notNull(),
    reason: text('reason').notNull(),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('promise_moves_order').on(t.orderId, t.createdAt)],
);
