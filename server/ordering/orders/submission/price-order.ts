import type { Cents } from '#domain/basics/money.ts';
import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import type { Agreed } from '#domain/money/pricing/agreed-prices.ts';
import { priceOrder, sumParts } from '#domain/money/pricing/price.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import type { CheckedLens } from './check-lenses.ts';
import type { EarlierLens } from './warranty-eligibility.ts';

export interface OrderPrice {
  /** In the order of the lenses. */
  lines: { priceParts: PricePart[]; priceCents: Cents }[];
  /** The prices of shipping and rush, and the tax. */
  deliveryParts: PricePart[];
  totalCents: Cents;
}

/**
 * OR-04, OR-05, OR-14, AD-09: returns the present price of the order, by lens, for its delivery and with its tax, at the
 * agreed prices of the account. Submission and
 * resubmission pass the lenses that `findEarlierLenses` found for the source order (none without one). Does not trust
 * the browser's price.
 */
export function priceOrderLenses(
  { type, delivery }: Pick<OrderContent, 'type' | 'delivery'>,
  lenses: readonly CheckedLens[],
  {
    earlier,
    agreed,
    charges,
  }: { earlier: readonly EarlierLens[]; agreed: Agreed; charges: OrderCharges },
): OrderPrice {
  const { parts, deliveryParts, totalCents } = priceOrder(
    lenses.map(({ ordered, lens }) => {
      const before = earlier.find(({ eye }) => eye === ordered.eye);
      const { prescription, quantity } = ordered;
      const { eligibility = null, charged = null } = before ?? {};
      return { lens, type, prescription, eligibility, charged, quantity, agreed };
    }),
    delivery,
    charges,
  );
  const lines = parts.map((priceParts) => ({ priceParts, priceCents: sumParts(priceParts) }));
  return { lines, deliveryParts, totalCents };
}
