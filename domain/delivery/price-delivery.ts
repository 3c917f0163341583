import type { Delivery } from '../schemas/delivery.ts';
import type { PricePart } from '../schemas/price.ts';
import { RUSH, shippingMethods } from './shipping-methods.ts';

/** OR-14: returns the price parts of an order apart from its lenses, without parts that cost nothing. */
export function priceDelivery({ method, rush }: Pick<Delivery, 'method' | 'rush'>): PricePart[] {
  const { label, priceCents } = shippingMethods[method];
  return [
    { code: `shipping.${method}`, label: { ...label }, cents: priceCents },
    ...(rush ? [{ code: 'rush', label: { ...RUSH.label }, cents: RUSH.priceCents }] : []),
  ].filter(({ cents }) => cents !== 0);
}
