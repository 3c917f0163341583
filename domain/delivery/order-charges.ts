import { z } from 'zod';
import { partTaxSchema } from '../money/prices/price-schema.ts';
import { CHARGE_IDS } from './shipping-methods.ts';

/** PY-07: what an account's orders cost apart from their lenses. */
export const orderChargesSchema = z.object({
  /** What shipping by each method, and the rush, cost. */
  prices: z.array(
    z.object({
      id: z.enum(CHARGE_IDS),
      priceCents: z.number().int().nonnegative(),
      /** Whether it is free from the account's limit on. */
      freeAboveLimit: z.boolean(),
    }),
  ),
  /** From which value of its lenses an order is shipped free, in cents; null: never. */
  freeFromCents: z.number().int().nonnegative().nullable(),
  tax: partTaxSchema,
});
export type OrderCharges = z.infer<typeof orderChargesSchema>;
