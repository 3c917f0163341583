import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attentionOf,
  CHECKOUT_STATES,
  type CheckoutOutcome,
  type CheckoutState,
  isUnanswered,
  lookAtOf,
  outcomeOf,
  UNANSWERED,
} from '#domain/money/checkouts/checkout-states.ts';
import { creditFor, splitCredit } from '#domain/money/checkouts/split-credit.ts';

const share = (invoiceNumber: string, cents: number) => ({ invoiceNumber, cents });

describe('CR-02 lens credit pays first', () => {
  it('in the order of the invoices, until it is used up', () => {
    expect(splitCredit([share('A', 100), share('B', 50), share('C', 10)], 120)).toEqual([
      { invoiceNumber: 'A', cents: 0, creditCents: 100 },
      { invoiceNumber: 'B', cents: 30, creditCents: 20 },
      { invoiceNumber: 'C', cents: 10, creditCents: 0 },
    ]);
  });

  it('of each account only its own invoices', () => {
    const shares = [
      { ...share('A', 100), accountNumber: '1' },
      { ...share('B', 100), accountNumber: '2' },
    ];
    expect(creditFor(shares, (account) => (account === '1' ? 500 : 30))).toBe(130);
  });

  it('and loses no cent', () => {
    const amounts = array(integer({ min: 1, max: 100_000 }), { maxLength: 20 });
    assert(
      property(amounts, integer({ min: 0, max: 1_000_000 }), (cents, available) => {
        const wanted = cents.map((each, index) => share(`INV-${index}`, each));
        const split = splitCredit(wanted, available);
        const credit = split.reduce((sum, { creditCents }) => sum + creditCents, 0);
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(credit).toBe(Math.min(available, total));
        for (const [index, part] of split.entries()) {
          expect(part.cents + part.creditCents).toBe(cents[index]);
          expect(Math.min(part.cents, part.creditCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

const asked = (state: CheckoutState) => ({
  state,
  amountCents: 100,
  currency: 'USD',
  attention: null,
});
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
  paid: ['nothing', 'nothing', 'nothing', 'takeBack'],
  failed: ['nothing', 'nothing', 'payUnapplied', 'nothing'],
  cancelled: ['nothing', 'nothing', 'payUnapplied', 'nothing'],
};

const NO_TROUBLE = { disputedCents: 0, refundFailedCents: 0, unappliedCents: 0 };

describe('a payment that nobody answered', () => {
  it('PY-11 is one that waits, and is what the lab looks at first', () => {
    const unanswered = CHECKOUT_STATES.filter((state) =>
      isUnanswered({ state, failure: UNANSWERED }),
    );
    expect(unanswered).toEqual(['opening', 'open', 'processing']);
    for (const state of CHECKOUT_STATES) expect(isUnanswered({ state, failure: '' })).toBe(false);
    const disputed = [{ ...NO_TROUBLE, disputedCents: 1 }];
    expect(lookAtOf({ state: 'processing', failure: UNANSWERED }, disputed)).toBe('unanswered');
    expect(lookAtOf({ state: 'failed', failure: UNANSWERED }, disputed)).toBe('disputed');
  });

  it('PY-11 is taken back when the bank refuses what the lab took as paid', () =>
    expect(outcomeOf(asked('paid'), told('failed'))).toBe('takeBack'));
});

describe('PY-03 what follows from what the gateway tells', () => {
  it.each(CHECKOUT_STATES)('of a payment that is %s', (state) => {
    const outcomes = (['open', 'processing', 'succeeded', 'failed'] as const).map((one) =>
      outcomeOf(asked(state), told(one)),
    );
    expect(outcomes).toEqual(EXPECTED[state]);
  });

  it('keeps money of another amount unapplied', () => {
    expect(outcomeOf(asked('open'), told('succeeded', 99))).toBe('payUnapplied');
    expect(attentionOf(asked('open'), told('succeeded', 99))).toBe('amountDiffers');
    expect(attentionOf(asked('cancelled'), told('succeeded'))).toBe('late');
  });

  it.each(CHECKOUT_STATES.filter((state) => state !== 'paid'))(
    'posts nothing of money in another currency, and tells it once (%s)',
    (state) => {
      const euros = { ...told('succeeded'), currency: 'EUR' };
      expect(outcomeOf(asked(state), euros)).toBe('otherCurrency');
      const known = { ...asked('failed'), attention: 'otherCurrency' } as const;
      expect(outcomeOf(known, euros)).toBe('nothing');
    },
  );
});
