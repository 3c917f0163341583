import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** One row that is updated again and again: only a write proves that writes work. */
export const healthWrites = pgTable('health_writes', {
  id: integer('id').primaryKey(),
  writtenAt: moment('written_at').notNull(),
});
