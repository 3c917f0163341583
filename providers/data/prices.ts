import { orderChargesSchema } from '#domain/delivery/order-charges.ts';
import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import { priceRuleSchema } from '#domain/money/prices/price-rule.ts';
import type { PriceRule } from '#domain/money/prices/price-rule.ts';
import type { Rest } from '../http/connection.ts';

export interface PriceMethods {
  /** AD-09: returns the agreed prices that apply to the account today. */
  agreedPrices: (accountNumber: string) => Promise<{ data: PriceRule[] }>;
  /** PY-07: returns what an order of the account costs apart from its lenses. */
  orderCharges: (accountNumber: string) => Promise<{ data: OrderCharges }>;
}

export function priceMethods({ rest }: Pick<Rest, 'rest'>): PriceMethods {
  return {
    agreedPrices: async (accountNumber) => ({
      data: await rest(`/customer/prices?account=${encodeURIComponent(accountNumber)}`, {
        kind: 'background',
        schema: priceRuleSchema.array(),
      }),
    }),
    orderCharges: async (accountNumber) => ({
      data: await rest(`/customer/charges?account=${encodeURIComponent(accountNumber)}`, {
        kind: 'background',
        schema: orderChargesSchema,
      }),
    }),
  };
}
