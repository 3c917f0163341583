import { describe, expect, it } from 'vitest';
import { formatCents, sumCents } from '#domain/basics/money.ts';

describe('sumCents', () => {
  it.each([
    [[], 0],
    [[26_500, 13_500], 40_000],
    [[10, 20, -30], 0],
  ])('the sum of %j is %i', (amounts, sum) => {
    expect(sumCents(amounts)).toBe(sum);
  });

  it.each([[[0.5]], [[NaN]], [[Infinity]], [[Number.MAX_SAFE_INTEGER, 1]]])(
    'refuses %j, whose sum is not exact cents',
    (amounts) => {
      expect(() => sumCents(amounts)).toThrow(RangeError);
    },
  );
});

describe('formatCents', () => {
  it.each([
    [0, 'en', '$0.00'],
    [26_500, 'en', '$265.00'],
    [123_456_789, 'en', '$1,234,567.89'],
    [-1_250, 'en', '−$12.50'],
    [5, 'en', '$0.05'],
    [26_500, 'es', '$265.00'],
  ] as const)('%i cents in %s are %s', (cents, locale, text) => {
    expect(formatCents(cents, 'USD', locale)).toBe(text);
  });

  it('refuses a fraction of a cent', () => {
    expect(() => formatCents(12.5, 'USD', 'en')).toThrow(RangeError);
  });
});
