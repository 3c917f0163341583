import { autopayShares } from '#domain/checkouts/autopay-shares.ts';
import { methodExpiry } from '#domain/checkouts/method-expiry.ts';
import { sumCents } from '#domain/money.ts';
import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

const LEAST = 50;
const announced = (cents: number, payableCents = cents) => ({
  invoiceNumber: `INV-${cents}`,
  cents,
  payableCents,
});

describe('what autopay pays', () => {
  it.each([
    ['all of it', [announced(10_000)], 0, [[10_000, 0]]],
    [
      'lens credit first',
      [announced(10_000), announced(5_000)],
      12_000,
      [
        [0, 10_000],
        [3_000, 2_000],
      ],
    ],
    ['by lens credit alone', [announced(10_000)], 20_000, [[0, 10_000]]],
    ['what is left of a part that was paid', [announced(10_000, 4_000)], 0, [[4_000, 0]]],
    ['never more than was announced', [announced(4_000, 10_000)], 0, [[4_000, 0]]],
    ['nothing of what was paid meanwhile', [announced(4_000, 0), announced(100)], 0, [[100, 0]]],
    [
      'with less credit, so that the gateway takes the rest',
      [announced(10_000)],
      9_990,
      [[50, 9_950]],
    ],
    ['nothing, if it is too little', [announced(30)], 0, []],
    ['nothing, if credit leaves too little and all is too little', [announced(40)], 10, []],
  ])('PY-09 CR-02 is %s', (_name, plan, availableCents, expected) => {
    const paid = autopayShares(plan, { availableCents, leastCents: LEAST });
    expect(paid.map(({ cents, creditCents }) => [cents, creditCents])).toEqual(expected);
  });

  it('PY-09 is never more than announced or open, and a charge that the gateway takes', () => {
    const amount = integer({ min: 0, max: 300 });
    const plan = array(record({ cents: amount, payableCents: amount }), { maxLength: 5 });
    const rule = property(plan, integer({ min: 0, max: 900 }), (given, availableCents) => {
      const shares = given.map((one, index) => ({ ...one, invoiceNumber: `INV-${index}` }));
      const paid = autopayShares(shares, { availableCents, leastCents: LEAST });
      for (const { invoiceNumber, cents, creditCents } of paid) {
        const of = shares.find((one) => one.invoiceNumber === invoiceNumber);
        expect(cents + creditCents).toBe(Math.min(of?.cents ?? 0, of?.payableCents ?? 0));
        expect(Math.min(cents, creditCents)).toBeGreaterThanOrEqual(0);
      }
      const charged = sumCents(paid.map(({ cents }) => cents));
      expect(charged === 0 || charged >= LEAST).toBe(true);
      expect(sumCents(paid.map(({ creditCents }) => creditCents))).toBeLessThanOrEqual(
        availableCents,
      );
    });
    assert(rule);
  });
});

describe('a card', () => {
  it.each([
    ['2026-03', '2026-03-31', 'soon'],
    ['2026-03', '2026-04-01', 'expired'],
    ['2026-04', '2026-03-01', 'soon'],
    ['2026-05', '2026-03-31', null],
    ['2027-01', '2026-12-01', 'soon'],
    [null, '2026-03-31', null],
  ])('PY-09 whose last month is %s is on %s: %s', (expires, today, expected) => {
    expect(methodExpiry(expires, today)).toBe(expected);
  });
});
