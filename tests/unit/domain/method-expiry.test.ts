import { describe, expect, it } from 'vitest';
import { methodExpiry } from '#domain/money/checkouts/method-expiry.ts';

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
