import { sumCents } from '#domain/basics/money.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { PricePart, ShownPrice } from '#domain/money/prices/price-schema.ts';
import { nearestQuantity } from '#domain/money/prices/quantity.ts';
import { FIRST_CHARGES, priceCharges } from '#domain/money/pricing/price-delivery.ts';
import { chargedFor, priceLens, shownPriceOf, sumParts } from '#domain/money/pricing/price.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import { toDelivery } from '../delivery/texts/delivery-texts.ts';
import { EYES } from '../state/form-values.ts';
import { quantityOf, toPrescription } from '../state/order-input.ts';
import type { Known } from '../state/warning-context.ts';

/** The currency of all prices. */
export const CURRENCY = 'USD';

export interface PricedEye {
  eye: Eye;
  lens: LensDefinition;
  parts: PricePart[];
  /** The price, in cents. */
  cents: number;
}

/** Returns the price of each ordered eye with a lens, by its parts. The server calculates the final price. */
export function pricedEyes({
  values,
  catalogue,
  source,
  eligibilities,
  agreed,
}: Known): PricedEye[] {
  return EYES.flatMap((eye) => {
    const lens = values[eye].ordered ? catalogue.get(values[eye].lensId) : undefined;
    if (!lens) return [];
    const parts = priceLens({
      lens,
      prescription: toPrescription(lens, values[eye].values),
      type: values.type,
      eligibility: eligibilities?.[eye] ?? null,
      charged: chargedBefore(eye, source),
      quantity: nearestQuantity(quantityOf(values.type, values[eye]) || 1),
      ...(agreed && { agreed }),
    });
    return [{ eye, lens, parts, cents: sumParts(parts) }];
  });
}

/** Returns the cost of shipping, rush and tax, by its parts. */
export function deliveryParts(known: Known): PricePart[] {
  return priceCharges({
    delivery: toDelivery(known.values.delivery),
    lensesCents: sumCents(pricedEyes(known).map(({ cents }) => cents)),
    charges: known.agreed?.charges ?? FIRST_CHARGES,
  });
}

/** OR-16: returns the total and the coming lens credit that the form shows. */
export function shownPrice(known: Known): ShownPrice {
  const ofLenses = pricedEyes(known).flatMap(({ parts }) => parts);
  return shownPriceOf([...ofLenses, ...deliveryParts(known)]);
}

/** Returns the price of the eye's earlier lens, which limits its credit. */
function chargedBefore(eye: Eye, source: Order | null): number | null {
  const earlier = source?.lenses.find((lens) => lens.eye === eye);
  return earlier ? chargedFor(earlier) : null;
}
