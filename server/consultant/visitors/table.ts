import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** A key that all instances share, made by the first that needs it. It only proves when a page was opened. */
export const visitorKeys = pgTable('consultant_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});

export const visitorDeed = pgEnum('consultant_deed', ['request', 'rating']);

/** What visitors sent, by network, to limit how often; deleted after two days. */
export const visitorTries = pgTable(
  'consultant_tries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deed: visitorDeed('deed').notNull(),
    /** A digest of the network (`networkOf`). */
    network: text('network').notNull(),
    /** A digest of the wider network (`widerNetworkOf`); null for those from before it was counted. */
    wider: text('wider'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('consultant_tries_network').on(t.deed, t.network, t.at),
    index('consultant_tries_wider').on(t.deed, t.wider, t.at).concurrently(),
    index('consultant_tries_at').on(t.deed, t.at),
    index('consultant_tries_old').on(t.at),
  ],
);
