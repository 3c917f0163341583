import { describe, expect, it } from 'vitest';
import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import { FIRST_CHARGES, priceCharges } from '#domain/money/pricing/price-delivery.ts';

const BY_AIR = { method: 'overnight', rush: true } as const;

function parts(lensesCents: number, changes: Partial<OrderCharges> = {}, delivery = BY_AIR) {
  const charges = { ...FIRST_CHARGES, ...changes };
  return priceCharges({ delivery, lensesCents, charges }).map(({ code, cents }) => [code, cents]);
}

describe('PY-07 what an order costs apart from its lenses', () => {
  it('PY-07 is the price that is set for its method and the rush', () => {
    const prices: OrderCharges['prices'] = [
      { id: 'overnight', priceCents: 4_100, freeAboveLimit: true },
      { id: 'rush', priceCents: 900, freeAboveLimit: true },
    ];
    expect(parts(10_000, { prices })).toEqual([
      ['shipping.overnight', 4_100],
      ['rush', 900],
    ]);
  });

  it('PY-07 shipping is free from the limit on, says so, and a rush is not', () => {
    expect(parts(19_999, { freeFromCents: 20_000 })).toEqual(parts(19_999));
    expect(parts(20_000, { freeFromCents: 20_000 })).toEqual([
      ['shipping.overnight', 0],
      ['rush', 3_500],
    ]);
    const charges = { ...FIRST_CHARGES, freeFromCents: 20_000 };
    const [free] = priceCharges({ delivery: BY_AIR, lensesCents: 20_000, charges });
    expect(free?.label.en).toBe('Overnight shipping, free from $200.00');
  });

  it('PY-07 a method that is never free costs its price, whatever is ordered', () => {
    const prices = FIRST_CHARGES.prices.map((one) => ({ ...one, freeAboveLimit: false }));
    expect(parts(900_000, { prices, freeFromCents: 0 })).toEqual(parts(10_000));
  });

  it('PY-07 taxes lenses, fees and rush, not shipping', () => {
    const tax = { rate: 10_000, certificate: '' };
    expect(parts(10_000, { tax })).toEqual([
      ['shipping.overnight', 3_200],
      ['rush', 3_500],
      ['tax', 1_350],
    ]);
    expect(priceCharges({ delivery: null, lensesCents: 10, charges: FIRST_CHARGES })).toEqual([]);
  });
});
