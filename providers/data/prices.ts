import { priceDryRunSchema } from '#domain/schemas/price-dry-run.ts';
import type { PriceDryRun, PriceDryRunInput } from '#domain/schemas/price-dry-run.ts';
import { priceRuleSchema } from '#domain/schemas/price-rule.ts';
import type { PriceRule } from '#domain/schemas/price-rule.ts';
import type { Rest } from '../http/connection.ts';

/** AD-09: what the data provider does with agreed prices, beyond their records. */
export interface PriceMethods {
  /** Returns the agreed prices that apply to the account today. */
  agreedPrices: (accountNumber: string) => Promise<{ data: PriceRule[] }>;
  /** Returns which open drafts would have another price with the agreement. */
  dryRunPrice: (input: PriceDryRunInput) => Promise<{ data: PriceDryRun }>;
}

export function priceMethods({ rest }: Pick<Rest, 'rest'>): PriceMethods {
  return {
    agreedPrices: async (accountNumber) => ({
      data: await rest(`/customer/prices?account=${encodeURIComponent(accountNumber)}`, {
        kind: 'background',
        schema: priceRuleSchema.array(),
      }),
    }),
    dryRunPrice: async (input) => ({
      data: await rest('/prices/dry-run', {
        kind: 'form',
        method: 'POST',
        body: input,
        schema: priceDryRunSchema,
      }),
    }),
  };
}
