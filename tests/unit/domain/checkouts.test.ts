import { array, assert, constant, integer, oneof, property, record, uniqueArray } from 'fast-check';
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
