import { sumCents, type Cents } from '#domain/basics/money.ts';
import type { Charges } from '#domain/money/ledger/postings.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { TAX_PART } from '#domain/money/prices/tax.ts';
import { sumParts } from '#domain/money/pricing/price.ts';

/** The parts that are fees, whatever they are for. */
const FEES: ReadonlySet<string> = new Set(['fee', 'rush']);

export interface OrderPrices {
  lines: readonly { priceCents: Cents; priceParts: readonly PricePart[] }[];
  deliveryParts: readonly PricePart[];
}

/**
 * PY-07: returns what an invoice of an order charges, by what it is for, in cents. The tax is
 * that of the submission, as it was shown. Lines of orders before there were
 * price parts have only their price.
 */
export function chargesOf({ lines, deliveryParts }: OrderPrices): Charges {
  const parts = [...lines.flatMap(({ priceParts }) => priceParts), ...deliveryParts];
  const feeCents = sumParts(parts.filter(({ code }) => FEES.has(code)));
  const rushCents = sumParts(deliveryParts.filter(({ code }) => FEES.has(code)));
  const taxCents = sumParts(deliveryParts.filter(({ code }) => code === TAX_PART));
  return {
    goodsCents: sumCents(lines.map(({ priceCents }) => priceCents)) - (feeCents - rushCents),
    feeCents,
    shippingCents: sumParts(deliveryParts) - rushCents - taxCents,
    taxCents,
  };
}
