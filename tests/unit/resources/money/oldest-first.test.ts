import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { oldestFirst } from '#resources/payments/oldest-first.ts';

const invoice = (number: string, dueOn: string, payableCents: number) => ({
  number,
  dueOn,
  payableCents,
});

describe('which invoices a payment pays', () => {
  it('PY-08 pays those due first, then those with the lower number, and one of them in part', () => {
    const invoices = [
      invoice('INV-3', '2026-06-01', 5_000),
      invoice('INV-2', '2026-05-01', 4_000),
      invoice('INV-1', '2026-06-01', 3_000),
    ];
    expect(oldestFirst(8_000, invoices)).toEqual([
      { invoiceNumber: 'INV-2', cents: 4_000 },
      { invoiceNumber: 'INV-1', cents: 3_000 },
      { invoiceNumber: 'INV-3', cents: 1_000 },
    ]);
  });

  it('PY-08 gives all that can be given, no invoice more than is open, and no later one before an earlier one', () => {
    const invoices = uniqueArray(
      record({
        number: integer({ min: 1, max: 99 }).map((number) => `INV-${100 + number}`),
        dueOn: constantFrom('2026-05-01', '2026-05-02', '2026-06-01'),
        payableCents: integer({ min: 0, max: 1_000 }),
      }),
      { selector: ({ number }) => number, maxLength: 12 },
    );
    assert(
      property(invoices, integer({ min: 0, max: 8_000 }), (open, cents) => {
        const shares = new Map(
          oldestFirst(cents, open).map((share) => [share.invoiceNumber, share.cents]),
        );
        const given = [...shares.values()].reduce((sum, share) => sum + share, 0);
        const all = open.reduce((sum, { payableCents }) => sum + payableCents, 0);
        expect(given).toBe(Math.min(cents, all));
        for (const one of open) {
          const got = shares.get(one.number) ?? 0;
          expect(got).toBeLessThanOrEqual(one.payableCents);
          if (got === one.payableCents) continue;
          // Whatever is due later than one that is not wholly paid gets nothing.
          const later = open.filter(
            ({ dueOn, number }) => `${dueOn} ${number}` > `${one.dueOn} ${one.number}`,
          );
          expect(later.filter(({ number }) => shares.has(number))).toEqual([]);
        }
      }),
      { numRuns: runs() },
    );
  });
});
