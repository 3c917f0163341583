import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

export const outboxState = pgEnum('outbox_state', ['waiting', 'delivered', 'failed', 'expired']);

/**
 * What the database sends to other systems, written in the transaction that causes it. Rows of one kind and `key` are
 * delivered one after the other.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: outboxState('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** The last error; never the payload. */
    lastError: text('last_error').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [
    // Finds due rows of one kind.
    index('outbox_due')
      .on(t.kind, t.nextAttemptAt, t.id)
      .where(sql`${t.state} = 'waiting'`)
      .concurrently(),
    index('outbox_key').on(t.kind, t.key, t.id),
    index('outbox_delivered').on(t.deliveredAt).concurrently(),
    index('outbox_expired')
      .on(t.createdAt)
      .where(sql`${t.state} = 'expired'`)
      .concurrently(),
  ],
);
