import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oldestFirst } from '#domain/payments/oldest-first.ts';
import { runs } from '#tests/fixtures/runs.ts';

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

  it('PY-08 leaves out what is paid already, and pays nothing with nothing', () => {
    const invoices = [invoice('INV-1', '2026-05-01', 0), invoice('INV-2', '2026-06-01', 100)];
    expect(oldestFirst(500, invoices)).toEqual([{ invoiceNumber: 'INV-2', cents: 100 }]);
    expect(oldestFirst(0, invoices)).toEqual([]);
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

describe('the order of the invoices', () => {
  it('PY-08 does not matter', () => {
    const some = array(integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    assert(
      property(some, integer({ min: 0, max: 2_000 }), (amounts, cents) => {
        const invoices = amounts.map((amount, index) =>
          invoice(`INV-${100 + index}`, `2026-05-0${1 + (index % 3)}`, amount),
        );
        expect(oldestFirst(cents, invoices.toReversed())).toEqual(oldestFirst(cents, invoices));
      }),
      { numRuns: runs(0.3) },
    );
  });
});
