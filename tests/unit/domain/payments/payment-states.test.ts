import { describe, expect, it } from 'vitest';
import { paymentStateOf } from '#domain/payments/payment-states.ts';
import { needsSecondAdmin } from '#domain/payments/write-off.ts';

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
    expect([10_000, 10_001].map(needsSecondAdmin)).toEqual([false, true]);
  });
});
