import { formatCents, sumCents, type Cents } from '../../basics/money.ts';
import type { Delivery } from '../../delivery/delivery.ts';
import type { OrderCharges } from '../../delivery/order-charges.ts';
import {
  CHARGE_IDS,
  RUSH,
  shippingMethods,
  type ChargeId,
} from '../../delivery/shipping-methods.ts';
import type { PricePart } from '../prices/price-schema.ts';
import { taxParts } from '../prices/tax.ts';

const LABELS = { ...shippingMethods, rush: RUSH };

/** What a portal charges in which nobody has changed a price, for an account without a limit and without tax. */
export const FIRST_CHARGES: OrderCharges = {
  prices: CHARGE_IDS.map((id) => ({
    id,
    priceCents: LABELS[id].priceCents,
    freeAboveLimit: id !== 'rush',
  })),
  freeFromCents: null,
  tax: { rate: 0, certificate: '' },
};

/** An order apart from its lenses. */
export interface ChargedOrder {
  delivery: Pick<Delivery, 'method' | 'rush'> | null;
  /** The price of all its lenses, after reductions and with fees, in cents. */
  lensesCents: Cents;
  charges: OrderCharges;
}

/**
 * OR-14, PY-07: returns the price parts of an order apart from its lenses: shipping, rush and tax. Shipping is free from the
 * account's limit on, for methods that may be. Tax is on lenses, fees and rush, not on shipping that is stated apart
 * (ASSUMPTION: so it is in most states). Without parts that cost nothing, but for what says why.
 */
export function priceCharges({ delivery, lensesCents, charges }: ChargedOrder): PricePart[] {
  const parts = delivery ? priceDelivery(delivery, { lensesCents, charges }) : [];
  const rush = parts.filter(({ code }) => code === 'rush').map(({ cents }) => cents);
  return [...parts, ...taxParts(lensesCents + sumCents(rush), charges.tax)];
}

/** Returns the prices of shipping and rush. */
export function priceDelivery(
  { method, rush }: Pick<Delivery, 'method' | 'rush'>,
  { lensesCents, charges }: Omit<ChargedOrder, 'delivery'> = {
    lensesCents: 0,
    charges: FIRST_CHARGES,
  },
): PricePart[] {
  const shipping = { ...priced(method, charges), code: `shipping.${method}` };
  const { freeFromCents } = charges;
  const mayBeFree = charges.prices.some(
    ({ id, freeAboveLimit }) => id === method && freeAboveLimit,
  );
  const isFree = mayBeFree && freeFromCents !== null && lensesCents >= freeFromCents;
  return [
    ...(shipping.cents === 0 ? [] : [isFree ? free(shipping, freeFromCents) : shipping]),
    ...(rush ? [priced('rush', charges)].filter(({ cents }) => cents !== 0) : []),
  ];
}

function priced(id: ChargeId, { prices }: OrderCharges): PricePart {
  const { label, priceCents } = LABELS[id];
  const found = prices.find((price) => price.id === id);
  return { code: id, label: { ...label }, cents: found?.priceCents ?? priceCents };
}

function free(part: PricePart, fromCents: Cents): PricePart {
  const label = {
    en: `${part.label.en}, free from ${formatCents(fromCents, 'USD', 'en')}`,
    es: `${part.label.es}, gratis desde ${formatCents(fromCents, 'USD', 'es')}`,
  };
  return { ...part, label, cents: 0 };
}
