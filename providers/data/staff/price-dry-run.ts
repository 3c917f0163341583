import { priceDryRunSchema } from '#domain/money/prices/price-dry-run.ts';
import type { PriceDryRun, PriceDryRunInput } from '#domain/money/prices/price-dry-run.ts';
import type { Rest } from '../../http/connection.ts';

/** AD-09: what the data provider does with agreed prices, beyond their records. */
export interface PriceDryRunMethods {
  /** Returns which open drafts would have another price with the agreement. */
  dryRunPrice: (input: PriceDryRunInput) => Promise<{ data: PriceDryRun }>;
}

export function priceDryRunMethods({ rest }: Pick<Rest, 'rest'>): PriceDryRunMethods {
  return {
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
