import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Users' own preferences: saved filters, columns. */
export const preferences = pgTable(
  'preferences',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.key] })],
);
