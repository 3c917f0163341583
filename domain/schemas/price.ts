import { z } from 'zod';

/** One line of a price; what is taken off is negative. */
export const pricePartSchema = z.object({
  code: z.string(),
  label: z.object({ en: z.string(), es: z.string() }),
  cents: z.number().int(),
});
export type PricePart = z.infer<typeof pricePartSchema>;
