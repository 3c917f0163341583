import type { Delivery } from '../schemas/delivery.ts';
import type { PricePart } from '../schemas/price.ts';
import { RUSH, shippingMethods } from './shipping-methods.ts';

/** OR-14: what an order costs beside its lenses, by its parts; what costs nothing is no part. */
export function priceDelivery({ method, rush }: Pick<Delivery, 'method' | 'rush'>): PricePart[] {
  const { label, priceCents } = shippingMethods[method];
  return [
    { code: `shipping.${method}`, label: { ...label }, cents: priceCents },
    ...(rush ? [{ code: 'rush', label: { ...RUSH.label }, cents: RUSH.priceCents }] : []),
  ].filter(({ cents }) => cents !== 0);
}
