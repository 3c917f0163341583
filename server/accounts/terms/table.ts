import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Which user accepted which version of the terms, when and from where. Append-only, like the audit trail. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull(),
    email: text('email').notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    address: text('address').notNull(),
  },
  (t) => [index('terms_acceptances_uid').on(t.uid, t.id)],
);
