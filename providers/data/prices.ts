import { priceRuleSchema } from '#domain/schemas/price-rule.ts';
import type { PriceRule } from '#domain/schemas/price-rule.ts';
import type { Rest } from '../http/connection.ts';

export interface PriceMethods {
  /** AD-09: returns the agreed prices that apply to the account today. */
  agreedPrices: (accountNumber: string) => Promise<{ data: PriceRule[] }>;
}

export function priceMethods({ rest }: Pick<Rest, 'rest'>): PriceMethods {
  return {
    agreedPrices: async (accountNumber) => ({
      data: await rest(`/customer/prices?account=${encodeURIComponent(accountNumber)}`, {
        kind: 'background',
        schema: priceRuleSchema.array(),
      }),
    }),
  };
}
