import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { eligibilityOf, type WarrantyFacts } from '#server/ordering/orders/submission/warranty.ts';

const SOURCE = { status: 'assumption', note: 'made for a test' } as const;
const warranty = {
  days: 90,
  exchanges: 2,
  creditPercent: 80,
  feeCents: 500,
  mustReturn: true,
  source: SOURCE,
};
const spare = { percentOff: 25, withinDays: 45, source: SOURCE };
const ORDERED = new Date('2026-01-15T09:30:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function after(days: number, minutes = 0): Date {
  return new Date(ORDERED.getTime() + days * DAY + minutes * MINUTE);
}

function eligibility(now: Date, changes: Partial<WarrantyFacts> = {}) {
  const facts = { eye: 'right', warranty, spare, orderedAt: ORDERED, exchangesUsed: 0 } as const;
  return eligibilityOf({ ...facts, now, ...changes });
}

describe('what a warranty still grants', () => {
  it('OR-05 grants everything on the day of the order', () => {
    expect(eligibility(after(0))).toEqual({
      eye: 'right',
      hasWarranty: true,
      endsAt: '2026-04-15T09:30:00.000Z',
      daysLeft: 90,
      exchangesUsed: 0,
      exchangesLeft: 2,
      entitled: true,
      creditPercent: 80,
      feeCents: 500,
      mustReturn: true,
      spare: { percentOff: 25, endsAt: '2026-03-01T09:30:00.000Z' },
    });
  });

  it('OR-05 counts the running day, and ends with the last one', () => {
    expect(eligibility(after(0, 1)).daysLeft).toBe(90);
    expect(eligibility(after(1)).daysLeft).toBe(89);
    expect(eligibility(after(89))).toMatchObject({ daysLeft: 1, entitled: true });
    expect(eligibility(after(90, -1))).toMatchObject({ daysLeft: 1, entitled: true });
    expect(eligibility(after(90))).toMatchObject({ daysLeft: 0, entitled: false });
    expect(eligibility(after(91))).toMatchObject({ daysLeft: 0, entitled: false });
  });

  it('OR-05 grants no more days than there are to an order from a clock ahead', () => {
    expect(eligibility(after(-3)).daysLeft).toBe(90);
  });

  it('OR-05 counts the exchanges down to none', () => {
    const now = after(10);
    expect(eligibility(now, { exchangesUsed: 1 })).toMatchObject({
      exchangesLeft: 1,
      entitled: true,
    });
    for (const exchangesUsed of [2, 3]) {
      expect(eligibility(now, { exchangesUsed })).toMatchObject({
        exchangesLeft: 0,
        entitled: false,
      });
    }
  });

  it('OR-05 grants as many exchanges as wanted where they have no limit, until the days end', () => {
    const unlimited = { ...warranty, exchanges: null };
    const changes = { warranty: unlimited, exchangesUsed: 30 };
    expect(eligibility(after(10), changes)).toMatchObject({ exchangesLeft: null, entitled: true });
    expect(eligibility(after(90), changes)).toMatchObject({ exchangesLeft: null, entitled: false });
  });

  it('OR-05 grants nothing without a warranty, but the spare offer', () => {
    expect(eligibility(after(1), { warranty: null })).toEqual({
      eye: 'right',
      hasWarranty: false,
      endsAt: null,
      daysLeft: 0,
      exchangesUsed: 0,
      exchangesLeft: 0,
      entitled: false,
      creditPercent: 0,
      feeCents: 0,
      mustReturn: false,
      spare: { percentOff: 25, endsAt: '2026-03-01T09:30:00.000Z' },
    });
  });

  it('OR-05 offers the spare for its days from the final order, and not where there is none', () => {
    expect(eligibility(after(45, -1)).spare).not.toBeNull();
    expect(eligibility(after(45)).spare).toBeNull();
    expect(eligibility(after(1), { spare: null }).spare).toBeNull();
    expect(eligibility(after(60), { finalAt: after(30) }).spare?.endsAt).toBe(
      after(75).toISOString(),
    );
  });

  it('OR-05 says entitled exactly while days and exchanges are left', () => {
    const facts = fc.record({
      minutes: fc.integer({ min: 0, max: 300 * 24 * 60 }),
      days: fc.integer({ min: 1, max: 200 }),
      exchanges: fc.option(fc.nat(4)),
      exchangesUsed: fc.nat(6),
    });
    fc.assert(
      fc.property(facts, ({ minutes, days, exchanges, exchangesUsed }) => {
        const now = after(0, minutes);
        const terms = { ...warranty, days, exchanges };
        const found = eligibility(now, { warranty: terms, exchangesUsed });
        const inTime = now < after(days);
        expect(found.daysLeft > 0).toBe(inTime);
        expect(found.entitled).toBe(inTime && (exchanges === null || exchangesUsed < exchanges));
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});
