import { z } from 'zod';
import { eyeSchema } from './order.ts';

/** The remaining warranty of each lens of an order, today. Null limits mean unlimited. */
export const warrantyEligibilitySchema = z.object({
  orderId: z.uuid(),
  eyes: z.array(
    z.object({
      eye: eyeSchema,
      hasWarranty: z.boolean(),
      /** ISO; null without a warranty. */
      endsAt: z.iso.datetime().nullable(),
      /** Whole days left, 0 when it has ended. */
      daysLeft: z.number().int().nonnegative(),
      exchangesUsed: z.number().int().nonnegative(),
      /** Null: unlimited. */
      exchangesLeft: z.number().int().nonnegative().nullable(),
      /** Whether an exchange now is free except for the fee. */
      entitled: z.boolean(),
      creditPercent: z.number(),
      feeCents: z.number().int(),
      mustReturn: z.boolean(),
      /** The spare offer while it is valid; null when there is none or it has ended. */
      spare: z.object({ percentOff: z.number(), endsAt: z.iso.datetime() }).nullable(),
    }),
  ),
});
export type WarrantyEligibility = z.infer<typeof warrantyEligibilitySchema>;
export type EyeEligibility = WarrantyEligibility['eyes'][number];
