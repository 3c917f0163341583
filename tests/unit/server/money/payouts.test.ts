import { array, assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireBalanced, type LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import { BALANCE_KINDS, PAYOUT_STATES } from '#domain/money/payouts/balance-kinds.ts';
import {
  balanceEntries,
  feeIn,
  isKnown,
  movesOn,
  payoutStep,
  type BalanceAmounts,
} from '#server/money/payouts/payout-postings.ts';

const anyChange: Arbitrary<BalanceAmounts> = record({
  kind: constantFrom(...BALANCE_KINDS),
  cents: integer({ min: -1_000_000, max: 1_000_000 }),
  feeCents: integer({ min: -5_000, max: 5_000 }),
  currency: constantFrom('USD', 'USD', 'USD', 'EUR'),
});

const movedOf = (entries: readonly LedgerEntry[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, { cents }) => sum + cents, 0);

/** What a change moves beside its fee, which the payment, refund or dispute itself posts. */
const ownCents = ({ kind, cents }: BalanceAmounts) => (kind === 'fee' ? 0 : cents);

describe('the entries of a change of the balance', () => {
  it('PY-10 leave in flight what the payment service has, and balance', () => {
    assert(
      property(anyChange, (change) => {
        const entries = balanceEntries('stripe', change);
        if (entries.length > 0) requireBalanced(entries);
        const moved = movedOf(entries, 'in-flight:stripe');
        const owed = change.cents - change.feeCents - ownCents(change);
        expect(moved).toBe(isKnown(change) ? owed : 0);
      }),
    );
  });

  it('PY-10 take the fee of a dispute apart from that of a payment, and give it back', () => {
    const of = { cents: 100, feeCents: 15, currency: 'USD' } as const;
    expect(feeIn({ ...of, kind: 'payment' })).toEqual({ of: 'gateway-fees', cents: 15 });
    expect(feeIn({ ...of, kind: 'dispute' })).toEqual({ of: 'dispute-fees', cents: 15 });
    const back = { ...of, kind: 'disputeWon', feeCents: -15 } as const;
    expect(feeIn(back)).toEqual({ of: 'dispute-fees', cents: -15 });
    const alone = { kind: 'fee', cents: -700, feeCents: 0, currency: 'USD' } as const;
    expect(feeIn(alone)).toEqual({ of: 'gateway-fees', cents: 700 });
  });
});

describe('the steps of a payout', () => {
  const anyStates = array(constantFrom(...PAYOUT_STATES), { minLength: 1, maxLength: 8 });

  it('PY-10 have its money in the bank while it is paid, in whatever order they are told, and how often', () => {
    assert(
      property(anyStates, integer({ min: -9_000, max: 9_000 }), (states, cents) => {
        let known: (typeof PAYOUT_STATES)[number] | null = null;
        let inBank = 0;
        let inFlight = 0;
        for (const state of states) {
          if (known !== null && !movesOn(known, state)) continue;
          const entries = payoutStep('stripe', { cents, currency: 'USD', state }, known);
          if (entries.length > 0) requireBalanced(entries);
          inBank += movedOf(entries, 'cash:stripe');
          inFlight += movedOf(entries, 'in-flight:stripe');
          known = state;
        }
        expect(inBank).toBe(known === 'paid' ? cents : 0);
        expect(inFlight + inBank).toBe(0);
      }),
    );
  });

  it('PY-10 post nothing in another currency', () => {
    for (const before of [null, ...PAYOUT_STATES])
      for (const state of PAYOUT_STATES)
        expect(payoutStep('stripe', { cents: 5, currency: 'EUR', state }, before)).toEqual([]);
  });
});
