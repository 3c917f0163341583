import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import {
  cancellationPolicy,
  mostDecided,
  paidFor,
  returnPolicy,
  type ReturnFacts,
} from '#domain/money/returns/return-policy.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-states.ts';
import { eligibilityOf } from '#server/ordering/orders/submission/warranty.ts';

const DAY = 24 * 60 * 60 * 1000;
const SOURCE = { status: 'assumption', note: 'made for a test' } as const;
const TERMS = {
  days: 90,
  exchanges: 2,
  creditPercent: 80,
  feeCents: 500,
  mustReturn: true,
  source: SOURCE,
};
const ORDERED = new Date('2026-01-15T09:30:00.000Z');

function part(code: string, cents: number): PricePart {
  return { code, label: { en: code, es: code }, cents };
}

/** A lens of $100.00 with a refundable coating of $20.00 and a notch of $30.00 that is not. */
const PARTS = [part('lens', 10_000), part('coating', 2_000), part('notch', 3_000)];
const OPTION = {
  label: { en: 'Option', es: 'Opción' },
  priceCents: 0,
  when: { field: 'sphere', given: true },
  source: SOURCE,
};
const SURCHARGES = [
  { ...OPTION, id: 'coating', refundable: true },
  { ...OPTION, id: 'notch', refundable: false },
] as unknown as NonNullable<ReturnFacts['lens']>['surcharges'];

interface Given {
  warranty?: typeof TERMS | null;
  used?: number;
  now?: Date;
}

function facts(changes: Partial<ReturnFacts> = {}, given: Given = {}): ReturnFacts {
  const { warranty = TERMS, used = 0, now = new Date(ORDERED.getTime() + 10 * DAY) } = given;
  return {
    state: 'shipped',
    line: { priceCents: 15_000, quantity: 1, priceParts: PARTS },
    lens: { surcharges: SURCHARGES },
    eligibility: eligibilityOf({
      eye: 'right',
      warranty,
      spare: null,
      orderedAt: ORDERED,
      exchangesUsed: used,
      now,
    }),
    taken: [],
    ...changes,
  };
}

function paid(priceParts: PricePart[], quantity = 1) {
  return paidFor({ ...facts(), line: { priceCents: 1, quantity, priceParts } });
}

describe('what was paid for a lens', () => {
  it('CR-03 counts the lens and refundable options less reductions; never fees, further lenses or shipping', () => {
    expect(paid(PARTS)).toBe(12_000);
    expect(paid([...PARTS, part('spare', -2_500)])).toBe(9_500);
    expect(paid([...PARTS, part('fee', 500), part('quantity', 15_000)], 2)).toBe(12_000);
    expect(paid([part('lens', 10_000), part('credit', -12_000)])).toBe(0);
    expect(paid([part('diagnostic', 4_000)])).toBe(4_000);
  });

  it('CR-03 is a share of the line before there were parts of prices', () => {
    const line = { priceCents: 10_001, quantity: 2, priceParts: [] };
    expect(paidFor({ line, lens: null })).toBe(5_000);
  });
});

const lines = (cents: number) => ({
  line: { priceCents: cents, quantity: 1, priceParts: [part('lens', cents)] },
});

describe('what the policy gives for a lens', () => {
  it('CR-03 a return gives a share of what was paid less the fee, an exchange the share', () => {
    expect(returnPolicy('return', facts())).toEqual({
      kind: 'return',
      granted: true,
      canAsk: true,
      refusal: null,
      other: '',
      endsAt: '2026-04-15T09:30:00.000Z',
      daysLeft: 80,
      exchangesLeft: 2,
      creditPercent: 80,
      feeCents: 500,
      mustReturn: true,
      // 80 % of 120.00, less 5.00.
      amountCents: 9_100,
      paidCents: 12_000,
    });
    // An exchange is limited by what was charged, options included.
    expect(returnPolicy('exchange', facts())).toMatchObject({
      granted: true,
      amountCents: 12_000,
      paidCents: 15_000,
    });
  });

  it('CR-03 OR-05 gives nothing from the moment that the warranty is over, but may be asked', () => {
    const [last, over] = [-1, 0].map((milliseconds) => {
      const now = new Date(ORDERED.getTime() + 90 * DAY + milliseconds);
      return returnPolicy('return', facts({}, { now }));
    });
    expect(last).toMatchObject({ granted: true, daysLeft: 1 });
    const refused = { granted: false, canAsk: true, refusal: 'warrantyOver' };
    expect(over).toMatchObject({ ...refused, daysLeft: 0, amountCents: 0 });
  });

  const taken = [{ by: 'asked', number: 'RMA-100001' }] as const;
  const replaced = [{ by: 'replaced', number: 'LP-100042' }] as const;
  const late = { now: new Date(ORDERED.getTime() + 91 * DAY) };
  const twoLines = { priceCents: 30_000, quantity: 2, priceParts: PARTS };
  it.each<[string, Partial<ReturnFacts>, Given, ofReturn: string, ofExchange: string]>([
    ['no warranty', {}, { warranty: null }, 'noWarranty, may ask', 'noWarranty, may ask'],
    ['over', {}, late, 'warrantyOver, may ask', 'warrantyOver'],
    ['exchanges used up', {}, { used: 2 }, 'granted', 'noExchangesLeft, may ask'],
    ['in production', { state: 'inProduction' }, {}, 'notShipped, may not ask', 'granted'],
    ['submitted', { state: 'submitted' }, {}, 'notShipped', 'notApproved, may not ask'],
    ['canceled', { state: 'cancelled' }, {}, 'orderOver, may not ask', 'orderOver'],
    ['asked for', { taken }, {}, 'asked, may not ask, RMA-100001', 'asked, may not ask'],
    ['exchanged', { taken: replaced }, {}, 'replaced, LP-100042', 'replaced'],
    ['one of two asked for', { taken, line: twoLines }, {}, 'granted', 'granted'],
    ['free', lines(0), {}, 'nothingPaid, may not ask', 'nothingLeft'],
    ['less than the fee', lines(500), {}, 'nothingLeft, may ask', 'granted'],
  ])('CR-03 %s', (_name, changes, given, ofReturn, ofExchange) => {
    for (const [kind, told] of [
      ['return', ofReturn],
      ['exchange', ofExchange],
    ] as const) {
      const policy = returnPolicy(kind, facts(changes, given));
      const said = [
        policy.refusal ?? 'granted',
        policy.canAsk ? 'may ask' : 'may not ask',
        policy.other,
      ];
      expect(said).toEqual(expect.arrayContaining(told.split(', ')));
      expect([policy.granted, policy.amountCents > 0]).toEqual([
        told === 'granted',
        told === 'granted',
      ]);
    }
  });

  it('CR-03 never gives more than was paid, and nothing when it is not granted', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 0, max: 100_000 }),
          percent: fc.integer({ min: 0, max: 100 }),
          fee: fc.integer({ min: 0, max: 5_000 }),
          day: fc.integer({ min: 0, max: 120 }),
          state: fc.constantFrom(...ORDER_STATES),
          quantity: fc.integer({ min: 1, max: 3 }),
          takenOf: fc.integer({ min: 0, max: 3 }),
        }),
        ({ price, percent, fee, day, state, quantity, takenOf }) => {
          const policy = returnPolicy(
            'return',
            facts(
              {
                state,
                line: { priceCents: price, quantity, priceParts: [part('lens', price)] },
                taken: Array.from({ length: takenOf }, () => taken[0]),
              },
              {
                warranty: { ...TERMS, creditPercent: percent, feeCents: fee },
                now: new Date(ORDERED.getTime() + day * DAY),
              },
            ),
          );
          // An oracle in hundredths of a cent, from the words of the policy alone.
          const left = price * percent - fee * 100;
          const isSent = state === 'shipped' || state === 'closed';
          const isGiven = isSent && day < 90 && takenOf < quantity && left >= 50;
          expect(policy.granted).toBe(isGiven);
          expect(policy.amountCents).toBe(isGiven ? Math.floor((left + 50) / 100) : 0);
          expect(policy.amountCents).toBeLessThanOrEqual(price);
          expect(policy.granted).toBe(policy.refusal === null);
        },
      ),
      { numRuns: runs(10) },
    );
  });
});

function of(state: OrderState, asked: string | null = null) {
  const { granted, canAsk, refusal, amountCents } = cancellationPolicy(state, asked);
  return [granted, canAsk, refusal, amountCents];
}

describe('what the policy gives for an order', () => {
  it('CR-03 is canceled by the practice before approval, by the lab before it ships, and never after', () => {
    expect(of('submitted')).toEqual([false, false, 'cancelItself', 0]);
    expect(of('rejected')).toEqual([false, false, 'cancelItself', 0]);
    expect(of('approved')).toEqual([true, true, null, 0]);
    expect(of('inProduction')).toEqual([false, true, 'inProduction', 0]);
    expect(of('approved', 'RMA-100001')).toEqual([false, false, 'asked', 0]);
    expect(of('shipped')).toEqual([false, false, 'shipped', 0]);
    expect(of('closed')).toEqual([false, false, 'shipped', 0]);
    expect(of('cancelled')).toEqual([false, false, 'orderOver', 0]);
  });
});

function most(amountCents: number, paidCents: number) {
  return [false, true].map((isGenerous) =>
    mostDecided({ kind: 'return', amountCents, paidCents }, isGenerous),
  );
}

describe('the most that a decision gives', () => {
  it('CR-03 is the policy; for those who may grant credit what was paid, up to the limit of a second admin', () => {
    expect(most(7_500, 9_000)).toEqual([7_500, 9_000]);
    expect(most(7_500, 20_000)).toEqual([7_500, 10_000]);
    expect(most(15_000, 20_000)).toEqual([15_000, 15_000]);
    expect(most(0, 8_000)).toEqual([0, 8_000]);
    const asked = { kind: 'return', amountCents: 3_000, paidCents: 9_000 } as const;
    const given = [0, 2_000, 8_000, 12_000].map((alone) => mostDecided(asked, true, alone));
    expect(given).toEqual([9_000, 8_000, 3_000, 3_000]);
    expect(mostDecided({ kind: 'cancellation', amountCents: 0, paidCents: 0 }, true)).toBe(0);
  });
});
