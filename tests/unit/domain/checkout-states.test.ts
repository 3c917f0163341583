import { describe, expect, it } from 'vitest';
import {
  attentionOf,
  CHECKOUT_STATES,
  outcomeOf,
  type CheckoutOutcome,
  type CheckoutState,
} from '#domain/checkouts/checkout-states.ts';

const asked = (state: CheckoutState) => ({ state, amountCents: 100, currency: 'USD' });
const told = (state: 'open' | 'processing' | 'succeeded' | 'failed', receivedCents = 100) => ({
  state,
  receivedCents,
  currency: 'USD',
});

/** Written by hand: what follows when the gateway tells open, processing, succeeded, failed. */
const EXPECTED: Record<
  CheckoutState,
  [CheckoutOutcome, CheckoutOutcome, CheckoutOutcome, CheckoutOutcome]
> = {
  opening: ['nothing', 'wait', 'pay', 'release'],
  open: ['nothing', 'wait', 'pay', 'release'],
  processing: ['nothing', 'nothing', 'pay', 'release'],
  paid: ['nothing', 'nothing', 'nothing', 'nothing'],
  failed: ['nothing', 'nothing', 'payUnapplied', 'nothing'],
  cancelled: ['nothing', 'nothing', 'payUnapplied', 'nothing'],
};

describe('PY-03 what follows from what the gateway tells', () => {
  it.each(CHECKOUT_STATES)('of a payment that is %s', (state) => {
    const outcomes = (['open', 'processing', 'succeeded', 'failed'] as const).map((one) =>
      outcomeOf(asked(state), told(one)),
    );
    expect(outcomes).toEqual(EXPECTED[state]);
  });

  it('keeps money of another amount or currency unapplied', () => {
    expect(outcomeOf(asked('open'), told('succeeded', 99))).toBe('payUnapplied');
    const euros = { ...told('succeeded'), currency: 'EUR' };
    expect(outcomeOf(asked('open'), euros)).toBe('payUnapplied');
    expect(attentionOf(asked('open'), told('succeeded', 99))).toBe('amountDiffers');
    expect(attentionOf(asked('cancelled'), told('succeeded'))).toBe('late');
  });
});
