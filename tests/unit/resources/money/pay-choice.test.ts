import { array, assert, constant, integer, oneof, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  choose,
  chooseAll,
  enterAmount,
  type PayChoice,
  sharesOf,
  totalOf,
} from '#resources/checkouts/pay-choice.ts';

const A = { id: 'INV-100001', payableCents: 10_000 };
const B = { id: 'INV-100002', payableCents: 4_000 };
const NONE: PayChoice = new Map();

describe('PY-01 what is chosen to pay', () => {
  it('is an invoice in full, another in part, and nothing that was given up', () => {
    const both = choose(choose(NONE, A, true), B, true);
    expect(sharesOf(both, [A, B])).toEqual([
      { invoiceNumber: A.id, cents: 10_000 },
      { invoiceNumber: B.id, cents: 4_000 },
    ]);
    const part = enterAmount(both, A.id, 2_500);
    expect(totalOf(part, [A, B])).toBe(6_500);
    expect(sharesOf(choose(part, B, false), [A, B])).toEqual([
      { invoiceNumber: A.id, cents: 2_500 },
    ]);
    expect(sharesOf(chooseAll([A, B], false), [A, B])).toBeNull();
    expect(totalOf(chooseAll([A, B], true), [A, B])).toBe(14_000);
  });

  it.each([
    [null, 'missing'],
    [0, 'zero'],
    [1, null],
    [10_000, null],
    [10_001, 'tooMuch'],
  ])('of %s cents is %s', (cents, problem) => {
    const choice = enterAmount(NONE, A.id, cents);
    expect(amountProblem(choice, A)).toBe(problem);
    expect(sharesOf(choice, [A]) === null).toBe(problem !== null);
    expect(amountProblem(NONE, A)).toBeNull();
  });

  it('forgets invoices that somebody else paid meanwhile', () => {
    const choice = chooseAll([A, B], true);
    expect(sharesOf(choice, [B])).toEqual([{ invoiceNumber: B.id, cents: 4_000 }]);
    expect(totalOf(choice, [B])).toBe(4_000);
  });

  it('never asks for more than is open, and sums to what is shown', () => {
    const invoices = uniqueArray(
      record({
        id: integer({ min: 1, max: 99 }),
        payableCents: integer({ min: 1, max: 1_000_000 }),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    );
    const entered = array(oneof(constant(null), integer({ min: -5, max: 1_200_000 })), {
      maxLength: 12,
    });
    assert(
      property(invoices, entered, (made, amounts) => {
        const list = made.map(({ id, payableCents }) => ({ id: `INV-${id}`, payableCents }));
        let choice: PayChoice = new Map();
        amounts.forEach((cents, index) => {
          const invoice = list[index];
          if (invoice) choice = enterAmount(choice, invoice.id, cents);
        });
        const shares = sharesOf(choice, list);
        if (!shares) return;
        for (const { invoiceNumber, cents } of shares) {
          const open = list.find(({ id }) => id === invoiceNumber)?.payableCents ?? 0;
          expect(cents).toBeGreaterThan(0);
          expect(cents).toBeLessThanOrEqual(open);
        }
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalOf(choice, list));
      }),
    );
  });
});
