import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import {
  RUSH,
  SHIPPING_METHODS,
  shippingMethods,
  workingDays,
} from '#domain/delivery/shipping-methods.ts';
import { MAX_OF_A_LENS, mostOf, nearestQuantity } from '#domain/money/prices/quantity.ts';
import { priceDelivery } from '#domain/money/pricing/price-delivery.ts';
import { chargedFor, priceLens, priceOrder, type PricedLens } from '#domain/money/pricing/price.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';

const lens = buildLens({
  name: 'Test Lens',
  priceCents: 10_000,
  surcharges: [
    {
      id: 'coating',
      label: { en: 'Coating', es: 'Recubrimiento' },
      when: { parameter: 'coating', is: 'given' },
      priceCents: 2_500,
      refundable: false,
    },
  ],
  diagnosticPriceCents: 1_500,
});
const GRANTED = { entitled: true, creditPercent: 100, feeCents: 500, spare: null };
const SPARE = { percentOff: 25, endsAt: '2026-02-01T00:00:00.000Z' };

const PLAIN = { lens, prescription: { coating: 'yes' }, type: 'new', eligibility: null } as const;

function parts(changes: Partial<PricedLens>) {
  const priced = priceLens({ ...PLAIN, ...changes });
  return priced.map(({ code, cents }): [string, number] => [code, cents]);
}

describe('OR-14 the price of a quantity', () => {
  it('is a part of its own, as much as the first lens for each more', () => {
    expect(parts({ quantity: 1 })).toEqual(parts({}));
    expect(parts({ quantity: 3 })).toEqual([
      ['lens', 10_000],
      ['coating', 2_500],
      ['quantity', 25_000],
    ]);
    const [, , more] = priceLens({ ...PLAIN, quantity: 3 });
    expect(more?.label).toEqual({ en: 'Quantity 3: 2 more', es: 'Cantidad 3: 2 más' });
  });

  it('credits the one lens that comes back once, and keeps its fee back once', () => {
    expect(parts({ type: 'exchange', eligibility: GRANTED, quantity: 2 })).toEqual([
      ['lens', 10_000],
      ['coating', 2_500],
      ['lensCredit', 0],
      ['fee', 500],
      ['quantity', 12_500],
    ]);
  });

  it('takes a spare discount off each, and multiplies the diagnostic price', () => {
    const eligibility = { ...GRANTED, spare: SPARE };
    expect(parts({ type: 'spare', eligibility, quantity: 2 }).at(-1)).toEqual(['quantity', 10_000]);
    expect(parts({ type: 'diagnostic', quantity: 2 })).toEqual([
      ['diagnostic', 1_500],
      ['quantity', 1_500],
    ]);
  });

  it('leaves what one lens was charged for as it is', () => {
    const priceParts = priceLens({ ...PLAIN, quantity: 4 });
    expect(chargedFor({ priceCents: 50_000, priceParts })).toBe(12_500);
  });

  it('with delivery, adds up to the total of the order, whatever is chosen', () => {
    const quantity = fc.integer({ min: 1, max: MAX_OF_A_LENS });
    const chosen = fc.record({ method: fc.constantFrom(...SHIPPING_METHODS), rush: fc.boolean() });
    fc.assert(
      fc.property(quantity, quantity, chosen, (right, left, delivery) => {
        const one = { lens, prescription: {}, type: 'new', eligibility: null } as const;
        const price = priceOrder(
          [
            { ...one, quantity: right },
            { ...one, quantity: left },
          ],
          delivery,
        );
        const shipping = { standard: 0, twoDay: 1_800, overnight: 3_200, pickup: 0 };
        const rush = delivery.rush ? 3_500 : 0;
        expect(price.totalCents).toBe(10_000 * (right + left) + shipping[delivery.method] + rush);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});

describe('OR-14 what delivery costs', () => {
  it.each(SHIPPING_METHODS)('is a part for %s, unless it costs nothing', (method) => {
    const { label, priceCents } = shippingMethods[method];
    const shipping = priceCents
      ? [{ code: `shipping.${method}`, label: { ...label }, cents: priceCents }]
      : [];
    expect(priceDelivery({ method, rush: false })).toEqual(shipping);
    const rush = { code: 'rush', label: RUSH.label, cents: RUSH.priceCents };
    expect(priceDelivery({ method, rush: true })).toEqual([...shipping, rush]);
  });

  it('as a rush takes half the working days, rounded upward, and never none', () => {
    const days = [1, 2, 3, 4, 5, 7, 10];
    expect(days.map((usual) => workingDays(usual, true))).toEqual([1, 1, 2, 2, 3, 4, 5]);
    expect(days.map((usual) => workingDays(usual, false))).toEqual(days);
  });
});

describe('OR-14 a quantity', () => {
  it('that cannot be ordered has a nearest one that can', () => {
    const given = [-3, 0, 0.4, 1, 1.5, 2, 23.6, 24, 25, 1000];
    expect(given.map(nearestQuantity)).toEqual([1, 1, 1, 1, 2, 2, 24, 24, 24, 24]);
  });

  it('of a warranty order is one', () => {
    expect(ORDER_TYPES.filter((type) => mostOf(type) === 1)).toEqual(['warranty']);
  });
});
