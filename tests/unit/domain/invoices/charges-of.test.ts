import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargesOf } from '#domain/invoices/charges-of.ts';
import { runs } from '#tests/fixtures/runs.ts';

const part = (code: string, cents: number) => ({ code, label: { en: code, es: code }, cents });

const sum = (made: [string, number][]) => made.reduce((total, [, cents]) => total + cents, 0);

describe('what an invoice charges', () => {
  it('PY-07 tells lenses, fees and delivery apart', () => {
    const priceParts = [
      part('lens', 20_000),
      part('toric', 1_500),
      part('credit', -10_000),
      part('fee', 2_500),
    ];
    const charges = chargesOf({
      lines: [{ priceCents: 14_000, priceParts }],
      deliveryParts: [part('shipping.overnight', 3_200), part('rush', 3_500), part('tax', 1_400)],
    });
    expect(charges).toEqual({
      goodsCents: 11_500,
      feeCents: 6_000,
      shippingCents: 3_200,
      taxCents: 1_400,
    });
  });

  it('PY-07 charges the price of a line that has no parts', () => {
    const charges = chargesOf({
      lines: [{ priceCents: 9_900, priceParts: [] }],
      deliveryParts: [],
    });
    expect(charges).toEqual({ goodsCents: 9_900, feeCents: 0, shippingCents: 0, taxCents: 0 });
  });

  it('PY-07 loses no cent of any order', () => {
    const codes = constantFrom('lens', 'toric', 'credit', 'spare', 'fee', 'quantity');
    const parts = array(tuple(codes, integer({ min: -5_000, max: 30_000 })), {
      maxLength: 6,
    });
    const delivery = array(tuple(constantFrom('shipping.twoDay', 'rush', 'tax'), nat(5_000)), {
      maxLength: 3,
    });
    assert(
      property(array(parts, { maxLength: 2 }), delivery, (lines, deliveryParts) => {
        const charges = chargesOf({
          lines: lines.map((made) => ({
            priceCents: sum(made),
            priceParts: made.map(([code, cents]) => part(code, cents)),
          })),
          deliveryParts: deliveryParts.map(([code, cents]) => part(code, cents)),
        });
        const total = Object.values(charges).reduce((whole, cents) => whole + cents, 0);
        expect(total).toBe(
          lines.reduce((whole, made) => whole + sum(made), 0) + sum(deliveryParts),
        );
      }),
      { numRuns: runs() },
    );
  });
});
