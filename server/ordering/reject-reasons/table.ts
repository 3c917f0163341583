import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** AD-13: preset reasons for rejecting orders. Orders keep the text; no order refers to a preset. */
export const rejectReasons = pgTable('reject_reasons', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique('reject_reasons_name'),
  reason: text('reason').notNull(),
  offered: boolean('offered').notNull().default(true),
  version: integer('version').notNull().default(1),
});
