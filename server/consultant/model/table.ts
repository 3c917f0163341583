import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** VC-02: the tokens of the language model that a day has used, with those that are reserved for answers under way. */
export const consultantModelDays = pgTable('consultant_model_days', {
  /** In UTC. */
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
  requests: integer('requests').notNull(),
});

/** VC-03: from which networks the model was asked, and when; nothing of what was asked. */
export const consultantModelTries = pgTable(
  'consultant_model_tries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    network: text('network').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('consultant_model_tries_network').on(t.network, t.at),
    index('consultant_model_tries_at').on(t.at),
  ],
);
