import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  tuple,
  uniqueArray,
} from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { brandName } from '#domain/money/payments/brand-name.ts';
import {
  isOnline,
  PAYMENT_METHODS,
  paymentStateOf,
  returnableOf,
  type DisputeState,
} from '#domain/money/payments/payment-states.ts';
import { needsSecondAdmin } from '#domain/money/payments/write-off.ts';
import { oldestFirst } from '#resources/payments/oldest-first.ts';
import { methodText } from '#server/money/methods/method-text.ts';
import { newestFirst } from '#server/money/payments/shares/newest-first.ts';
import { spreadOver } from '#server/money/payments/shares/spread.ts';

const invoice = (number: string, dueOn: string, payableCents: number) => ({
  number,
  dueOn,
  payableCents,
});

it('PY-09 a gateway takes cards and bank accounts', () => {
  expect(PAYMENT_METHODS.filter(isOnline)).toEqual(['card', 'bankAccount']);
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

it('PY-10 nothing of a payment can be given back while its bank holds it', () => {
  const payment = { amountCents: 10_000, refundedCents: 1_000, refundingCents: 500, disputes: [] };
  const disputed = (...states: DisputeState[]) =>
    returnableOf({ ...payment, disputes: states.map((state) => ({ state })) });
  expect([returnableOf(payment), returnableOf({ amountCents: 10_000 })]).toEqual([8_500, 0]);
  expect([disputed('won', 'lost'), disputed('won', 'open')]).toEqual([8_500, 0]);
});

describe('the state of a payment', () => {
  it.each([
    [{ unappliedCents: 100, refundedCents: 0, voidedAt: null }, 'unapplied'],
    [{ unappliedCents: 1, refundedCents: 99, voidedAt: null }, 'unapplied'],
    [{ unappliedCents: 0, refundedCents: 0, voidedAt: null }, 'applied'],
    [{ unappliedCents: 0, refundedCents: 40, voidedAt: null }, 'applied'],
    [{ unappliedCents: 0, refundedCents: 100, voidedAt: null }, 'refunded'],
    [{ unappliedCents: 0, refundedCents: 100, voidedAt: null, returnedAt: new Date() }, 'returned'],
    [{ unappliedCents: 0, refundedCents: 0, voidedAt: new Date() }, 'void'],
  ])('PY-08 of %j is %s', (amounts, state) => {
    expect(paymentStateOf({ amountCents: 100, returnedAt: null, ...amounts })).toBe(state);
  });
});

describe('a write-off', () => {
  it('PY-08 needs a second admin above $100.00', () => {
    const cases = [
      [10_000, 0],
      [10_001, 0],
      [1, 9_999],
      [1, 10_000],
      [2, 9_999],
    ] as const;
    const waits = cases.map(([cents, alone]) => needsSecondAdmin(cents, alone));
    expect(waits).toEqual([false, true, false, true, true]);
  });
});

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['STRIPE TEST BANK', 'STRIPE TEST BANK'],
  ['', ''],
])('PY-05 PY-09 %s is named %s, on the page and on a receipt', (brand, name) => {
  expect(brandName(brand)).toBe(name);
  expect(methodText({ brand, last4: '0005' })).toBe(`${name} 0005`.trim());
});
