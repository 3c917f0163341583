import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** RT-03: the links that users asked for to verify an address; kept as long as a link works. */
export const addressLinks = pgTable(
  'address_links',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** The address that is to become the user's; null for the present one. */
    newEmail: text('new_email'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('address_links_uid').on(t.uid, t.at),
    index('address_links_new_email').on(t.newEmail, t.at),
    index('address_links_at').on(t.at),
  ],
);
