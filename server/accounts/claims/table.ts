import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The tries to claim an account: user, network and time. After five tries there is a pause. */
export const claimAttempts = pgTable(
  'claim_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull(),
    address: text('address').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('claim_attempts_uid').on(t.uid, t.at),
    index('claim_attempts_address').on(t.address, t.at),
    index('claim_attempts_at').on(t.at).concurrently(),
  ],
);
