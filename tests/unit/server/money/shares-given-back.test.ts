import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from '#server/money/payments/shares/newest-first.ts';
import { spreadOver } from '#server/money/payments/shares/spread.ts';

describe('PY-09 what goes back of a payment', () => {
  it('comes from the invoices that got their share last, and never twice', () => {
    const given = [
      { invoiceNumber: 'A', cents: 100 },
      { invoiceNumber: 'B', cents: 50 },
      { invoiceNumber: 'B', cents: -20 },
    ];
    expect(newestFirst(given, 40)).toEqual([
      { invoiceNumber: 'B', cents: 30 },
      { invoiceNumber: 'A', cents: 10 },
    ]);
    expect(newestFirst(given, 0)).toEqual([]);
    expect(() => newestFirst(given, 131)).toThrow(RangeError);
  });

  it('is spread over the payments of several accounts, and never more than they have', () => {
    const shares = array(tuple(integer({ min: 0, max: 500 })), { maxLength: 6 });
    assert(
      property(shares, integer({ min: 0, max: 2_000 }), (lefts, cents) => {
        const paid = lefts.map(([leftCents], index) => ({ number: `PAY-${index}`, leftCents }));
        const parts = spreadOver(paid, cents);
        const most = paid.reduce((sum, { leftCents }) => sum + leftCents, 0);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(cents, most));
        for (const { number, cents: part } of parts) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(
            paid.find((one) => one.number === number)?.leftCents ?? 0,
          );
        }
      }),
    );
  });
});
