import { z } from 'zod';
import { PRICE_LEVELS } from './price-rule.ts';
import { text } from './text.ts';

/** AD-09: the agreement that made the price of a part. */
export const partRuleSchema = z.object({
  level: z.enum(PRICE_LEVELS),
  /** From how many lenses of one line it applies. */
  minQuantity: z.number().int().positive(),
  /** What one would cost without it. */
  listCents: z.number().int(),
});
export type PartRule = z.infer<typeof partRuleSchema>;

/** One part of a price; reductions are negative. Without a rule it is the list price. */
export const pricePartSchema = z.object({
  code: text(),
  label: z.object({ en: text(), es: text() }),
  cents: z.number().int(),
  rule: partRuleSchema.optional(),
});
export type PricePart = z.infer<typeof pricePartSchema>;
