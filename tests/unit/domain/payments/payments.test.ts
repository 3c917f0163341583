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
import { methodText } from '#server/money/methods/method-text.ts';

it('PY-09 a gateway takes cards and bank accounts', () => {
  expect(PAYMENT_METHODS.filter(isOnline)).toEqual(['card', 'bankAccount']);
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
