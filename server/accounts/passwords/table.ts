import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

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

/** SE-12: the links of ours that change a password or an address in Auth; kept for thirty days after they worked last. */
export const authLinks = pgTable(
  'auth_links',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull(),
    /** The address that the user has after using it. */
    email: text('email').notNull(),
    at: moment('at').notNull(),
    /** It works until then. */
    until: moment('until').notNull(),
  },
  (t) => [index('auth_links_uid').on(t.uid, t.until), index('auth_links_until').on(t.until)],
);
