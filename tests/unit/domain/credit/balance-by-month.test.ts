import { balanceByMonth } from '#domain/credit/balance-by-month.ts';
import { expect, it } from 'vitest';

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
