import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOf, taxPartOf, taxParts } from '#domain/invoices/tax.ts';
import { runs } from '#tests/fixtures/runs.ts';

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
