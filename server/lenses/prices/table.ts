import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyingGroups, customers } from '../../accounts/customers/table.ts';

/** AD-09: the prices agreed with accounts and buying groups. A lens without one has its list price. */
export const agreedPrices = pgTable(
  'agreed_prices',
  {
    id: text('id').primaryKey(),
    lensId: text('lens_id').notNull(),
    part: text('part').notNull(),
    accountNumber: text('account_number').references(() => customers.accountNumber),
    buyingGroupId: text('buying_group_id').references(() => buyingGroups.id),
    minQuantity: integer('min_quantity').notNull().default(1),
    priceCents: integer('price_cents').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('agreed_prices_once')
      .on(t.accountNumber, t.buyingGroupId, t.lensId, t.part, t.minQuantity, t.validFrom)
      .nullsNotDistinct(),
    check('agreed_prices_one_party', sql`num_nonnulls(${t.accountNumber}, ${t.buyingGroupId}) = 1`),
    index('agreed_prices_buying_group').on(t.buyingGroupId, t.lensId),
    index('agreed_prices_lens').on(t.lensId, t.id),
    index('agreed_prices_valid_from').on(t.validFrom, t.id),
  ],
);
