import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** Recent requests for a password reset; kept for two hours. */
export const passwordResetTries = pgTable(
  'password_reset_tries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A digest: addresses of people without an account are not stored. */
    email: text('email').notNull(),
    network: text('network').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('password_reset_tries_email').on(t.email, t.at),
    index('password_reset_tries_network').on(t.network, t.at),
    index('password_reset_tries_at').on(t.at),
  ],
);
