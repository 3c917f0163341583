import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The answers to requests that create something, so that a repeated request creates nothing more. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Both are set before the transaction that inserts the row commits. The body is `{ id }` of the new record. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);
