import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Work that one instance of all does from time to time, a row each. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** When it is to run next. */
  dueAt: moment('due_at').notNull(),
  /** The instance that runs it, or ran it last. */
  holder: uuid('holder'),
  /** Until when no other instance takes it; an instance that died loses it by then. */
  heldUntil: moment('held_until'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
});
