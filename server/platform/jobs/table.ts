import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The recurring jobs, one row each; one of all instances runs a job. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** When the next run is due. */
  dueAt: moment('due_at').notNull(),
  /** The instance that runs it, or ran it last. */
  holder: uuid('holder'),
  /** Until when no other instance takes the job. An instance that died loses it then. */
  heldUntil: moment('held_until'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
});
