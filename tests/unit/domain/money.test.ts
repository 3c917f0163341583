import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import { allocate } from '#domain/money/ledger/allocate.ts';
import { seededRandom } from '../../fixtures/random.ts';

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

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [1, [0, 1], [0, 1]],
    [0, [1, 2], [0, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('PY-06 splits %i by %j into %j', (cents, weights, parts) => {
    expect(allocate(cents, weights)).toEqual(parts);
  });

  it.each([
    [1.5, [1]],
    [1, []],
    [1, [0, 0]],
    [1, [-1, 2]],
    [1, [0.5]],
  ])('PY-06 refuses %d by %j', (cents, weights) => {
    expect(() => allocate(cents, weights)).toThrow(RangeError);
  });

  it('PY-06 loses no cent, and no part is a cent away from its exact share', () => {
    const random = seededRandom();
    for (let run = 0; run < runs(); run += 1) {
      const cents = random.integer(-1_000_000, 1_000_000);
      const weights = Array.from({ length: random.integer(1, 12) }, () => random.integer(0, 50));
      weights[0] = random.integer(1, 50);
      const parts = allocate(cents, weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      for (const [index, part] of parts.entries()) {
        const exact = (cents * (weights[index] ?? 0)) / total;
        expect(Math.abs(part - exact), `${cents} by ${weights.join()}`).toBeLessThan(1);
      }
    }
  });
});
