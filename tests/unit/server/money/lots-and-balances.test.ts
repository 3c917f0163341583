import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { balanceByMonth } from '#server/money/credits/balance-by-month.ts';
import { type CreditLot, takeFromLots } from '#server/money/ledger/lots/take-from-lots.ts';

const lot = (number: string, remainingCents: number, day: string): CreditLot => ({
  number,
  remainingCents,
  expiresAt: new Date(`${day}T00:00:00Z`),
});

const LOTS = [
  lot('CR-100003', 500, '2026-12-01'),
  lot('CR-100001', 300, '2026-06-01'),
  lot('CR-100002', 0, '2026-01-01'),
  lot('CR-100004', 200, '2026-06-01'),
];

describe('what is taken of lens credits', () => {
  it.each([
    [100, [], 'CR-100001 100'],
    [300, [], 'CR-100001 300'],
    [301, [], 'CR-100001 300, CR-100004 1'],
    [1_000, [], 'CR-100001 300, CR-100004 200, CR-100003 500'],
    [600, ['CR-100003'], 'CR-100003 500, CR-100001 100'],
    [600, ['CR-100004', 'CR-100003'], 'CR-100004 200, CR-100003 400'],
    [50, ['CR-100002'], 'CR-100001 50'],
  ])('CR-01 takes %i of what expires first, after %j: %s', (cents, preferred, expected) => {
    const taken = takeFromLots(LOTS, cents, preferred);
    expect(taken.map((one) => `${one.number} ${one.cents}`).join(', ')).toBe(expected);
  });

  it.each([1_001, 0, -5, 1.5, Number.NaN])('CR-01 refuses to take %d', (cents) => {
    expect(() => takeFromLots(LOTS, cents)).toThrow(RangeError);
  });

  it('CR-01 takes exactly the amount, never more of a lot than it has, and leaves later ones alone', () => {
    const lots = fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 100_001, max: 100_050 }).map((n) => `CR-${n}`),
        remainingCents: fc.integer({ min: 0, max: 5_000 }),
        expiresAt: fc.integer({ min: 0, max: 20 }).map((day) => new Date(day * 86_400_000)),
      }),
      { selector: ({ number }) => number, maxLength: 8 },
    );
    fc.assert(
      fc.property(lots, fc.double({ min: 0, max: 1, noNaN: true }), (some, part) => {
        const all = some.reduce((sum, one) => sum + one.remainingCents, 0);
        fc.pre(all > 0);
        const cents = Math.max(1, Math.floor(all * part));
        const taken = new Map(takeFromLots(some, cents).map((one) => [one.number, one.cents]));
        const left = (one: CreditLot) => one.remainingCents - (taken.get(one.number) ?? 0);
        expect([...taken.values()].reduce((sum, one) => sum + one, 0)).toBe(cents);
        expect(some.every((one) => left(one) >= 0)).toBe(true);
        for (const one of some.filter(({ number }) => taken.has(number))) {
          const earlier = some.filter((other) => other.expiresAt < one.expiresAt);
          expect(earlier.every((other) => left(other) === 0)).toBe(true);
        }
      }),
      { seed: 20_261_125, numRuns: runs() },
    );
  });
});

const CHANGES = [
  { month: '2024-03', cents: 700 },
  { month: '2026-01', cents: 500 },
  { month: '2025-12', cents: -200 },
];

it.each([
  [
    '2026-02',
    3,
    [
      ['2025-12', 500],
      ['2026-01', 1_000],
      ['2026-02', 1_000],
    ],
  ],
  [
    '2025-12',
    2,
    [
      ['2025-11', 700],
      ['2025-12', 500],
    ],
  ],
  ['2024-02', 1, [['2024-02', 0]]],
])('CR-02 the balances up to %s, %i months', (present, count, expected) => {
  const found = balanceByMonth(CHANGES, present, count);
  expect(found.map(({ month, balanceCents }) => [month, balanceCents])).toEqual(expected);
});

it('CR-02 has twelve months by default', () => {
  expect(balanceByMonth([], '2026-06').map(({ month }) => month)).toMatchObject({
    0: '2025-07',
    11: '2026-06',
    length: 12,
  });
});
