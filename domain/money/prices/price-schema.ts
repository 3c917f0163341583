import { z } from 'zod';
import { text } from '../../basics/text.ts';
import { PRICE_LEVELS } from './price-rule.ts';

/** 30 %, in thousandths of a percent: no place of the United States has half of it. */
export const TAX_RATE_MOST = 30_000;

/** AD-09: the agreement that made the price of a part. */
export const partRuleSchema = z.object({
  level: z.enum(PRICE_LEVELS),
  /** From how many lenses of one line it applies. */
  minQuantity: z.number().int().positive(),
  /** What one would cost without it. */
  listCents: z.number().int(),
});
export type PartRule = z.infer<typeof partRuleSchema>;

/** PY-07: how an account is taxed. */
export const partTaxSchema = z.object({
  /** Thousandths of a percent: 8.875 % is 8875. */
  rate: z.number().int().min(0).max(TAX_RATE_MOST),
  /** The number of its exemption certificate; blank without one. */
  certificate: text(),
});
export type PartTax = z.infer<typeof partTaxSchema>;

/** CR-04: the lens credit that an order opens. Orders from before there was lens credit have a reduction instead. */
export const partGrantSchema = z.object({
  cents: z.number().int().positive(),
  /** Whether it opens only when the lab has received the lens; else when the order ships. */
  mustReturn: z.boolean(),
  /** Until when the lens may come back at the latest, but for the days after the shipment (`returnUntil`). */
  until: z.iso.datetime().nullable(),
});
export type PartGrant = z.infer<typeof partGrantSchema>;

/** One part of a price; reductions are negative. Without a rule it is the list price. */
export const pricePartSchema = z.object({
  code: text(),
  label: z.object({ en: text(), es: text() }),
  cents: z.number().int(),
  rule: partRuleSchema.optional(),
  /** The rate or certificate that the tax is from. */
  tax: partTaxSchema.optional(),
  /** CR-04: what is credited later; the part itself costs nothing. */
  grants: partGrantSchema.optional(),
});
export type PricePart = z.infer<typeof pricePartSchema>;

const CENTS_MOST = 1_000_000_000;

/** OR-16: what a page showed an order to cost, with delivery and tax, and the lens credit that it showed to come later. */
export const shownPriceSchema = z.object({
  totalCents: z.number().int().nonnegative().max(CENTS_MOST),
  creditCents: z.number().int().nonnegative().max(CENTS_MOST),
});
export type ShownPrice = z.infer<typeof shownPriceSchema>;
