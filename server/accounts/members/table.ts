import { boolean, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PRACTICE_ROLES } from '#domain/access/permissions.ts';
import { customers } from '../customers/table.ts';

export const practiceRole = pgEnum('practice_role', PRACTICE_ROLES);

/** The members of each account; the server's only source for it. */
export const accountMembers = pgTable(
  'account_members',
  {
    uid: text('uid').notNull(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    practiceRole: practiceRole('practice_role').notNull(),
    isMain: boolean('is_main').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.accountNumber] }),
    index('account_members_account').on(t.accountNumber),
  ],
);
