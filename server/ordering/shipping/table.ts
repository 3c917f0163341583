import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CHARGE_IDS } from '#domain/delivery/shipping-methods.ts';

/** PY-07: what shipping by each method, and the rush, cost now. Orders keep what they were submitted at. */
export const shippingMethods = pgTable('shipping_methods', {
  id: text('id', { enum: CHARGE_IDS }).primaryKey(),
  priceCents: integer('price_cents').notNull(),
  freeAboveLimit: boolean('free_above_limit').notNull(),
  version: integer('version').notNull().default(1),
});
