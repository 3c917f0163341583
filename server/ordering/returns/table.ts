import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/table.ts';

/** CR-04: the lenses that came back to the lab, by the order that replaces them. */
export const lensReturns = pgTable(
  'lens_returns',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    eye: text('eye', { enum: ['right', 'left'] }).notNull(),
    receivedAt: moment('received_at').notNull(),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
  },
  (t) => [unique('lens_returns_eye').on(t.orderId, t.eye)],
);
