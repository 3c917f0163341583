import { z } from 'zod';
import { text } from './text.ts';

/** One part of a price; reductions are negative. */
export const pricePartSchema = z.object({
  code: text(),
  label: z.object({ en: text(), es: text() }),
  cents: z.number().int(),
});
export type PricePart = z.infer<typeof pricePartSchema>;
