import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** One row, written again and again: whether a write works, only a write tells. */
export const healthWrites = pgTable('health_writes', {
  id: integer('id').primaryKey(),
  writtenAt: moment('written_at').notNull(),
});
