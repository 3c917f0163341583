import { z } from 'zod';
import { accountNumberSchema } from '../../basics/account-number.ts';
import { text } from '../../basics/text.ts';
import { agreedPriceInputSchema } from './price-rule.ts';

/** AD-09: an agreed price that is not stored yet; `id` names the one that it replaces, null for a new one. */
export const priceDryRunInputSchema = z
  .object({ id: text().min(1).max(60).nullable(), price: agreedPriceInputSchema })
  .strict();
export type PriceDryRunInput = z.infer<typeof priceDryRunInputSchema>;

/** Which open drafts would have another price. */
export const priceDryRunSchema = z.object({
  checked: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  /** The first of them: the price of the lens in cents, now and with the agreement. */
  examples: z.array(
    z.object({
      draftId: z.uuid(),
      accountNumber: accountNumberSchema,
      eye: z.enum(['right', 'left']),
      beforeCents: z.number().int(),
      afterCents: z.number().int(),
    }),
  ),
});
export type PriceDryRun = z.infer<typeof priceDryRunSchema>;
