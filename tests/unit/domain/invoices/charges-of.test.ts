import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargesOf } from '#domain/invoices/charges-of.ts';
import { taxOf, taxPartOf, taxParts } from '#domain/invoices/tax.ts';
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

const at = (rate: number) => ({ rate, certificate: '' });

describe('the sales tax of an invoice', () => {
  it.each([
    // Cents, thousandths of a percent, tax in cents; by hand.
    [10_000, 8_875, 888],
    [10_000, 8_250, 825],
    [200, 250, 1],
    [199, 250, 0],
    [20_050, 5_500, 1_103],
    [0, 8_875, 0],
    [-500, 8_875, 0],
    [10_000, 0, 0],
  ])('PY-07 of %i cents at %i is %i, half cents rounded up', (cents, rate, tax) => {
    expect(taxOf(cents, at(rate))).toBe(tax);
  });

  it('PY-07 is never half a cent away from the exact one', () => {
    assert(
      property(nat(1_000_000_000), integer({ min: 0, max: 30_000 }), (cents, rate) => {
        const off = BigInt(taxOf(cents, at(rate))) * 100_000n - BigInt(cents) * BigInt(rate);
        expect(off > -50_000n && off <= 50_000n).toBe(true);
      }),
      { numRuns: runs() },
    );
  });

  it('PY-07 is not charged with a certificate, which its part names', () => {
    const [part] = taxParts(10_000, { rate: 8_875, certificate: 'EX-7' });
    expect(part).toMatchObject({ code: 'tax', cents: 0, tax: { certificate: 'EX-7' } });
    expect(part?.label.en).toBe('Tax exempt, certificate EX-7');
    expect(taxPartOf([{ code: 'rush', label: { en: '', es: '' }, cents: 1 }])).toBeUndefined();
  });

  it('PY-07 is a part with its rate, and none without', () => {
    expect(taxParts(10_000, at(0))).toEqual([]);
    expect(taxParts(10_000, at(8_875))).toEqual([
      {
        code: 'tax',
        label: { en: 'Tax 8.875%', es: 'Impuesto 8,875 %' },
        cents: 888,
        tax: { rate: 8_875, certificate: '' },
      },
    ]);
  });
});
