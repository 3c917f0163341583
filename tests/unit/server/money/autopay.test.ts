import { assert, constantFrom, integer, property, array, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/basics/money.ts';
import { momentOf, wallClock } from '#domain/basics/wall-clock.ts';
import { daysAfter } from '#domain/money/invoices/due-day.ts';
import {
  announcedDay,
  expectedDay,
  isCovered,
  isToAnnounce,
  isToCharge,
} from '#server/money/autopay/autopay-days.ts';
import { autopayShares } from '#server/money/autopay/autopay-shares.ts';

const HOUR = 60 * 60 * 1000;
const ZONES = ['America/Chicago', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'];

describe('when autopay pays an invoice', () => {
  it.each([
    // Due on the 20th, on since the 1st.
    ['2026-03-16T23:59:00', false],
    ['2026-03-17T07:59:00', false],
    ['2026-03-17T08:00:00', true],
    ['2026-03-20T12:00:00', true],
    // Its job did not run for a week.
    ['2026-03-27T08:00:00', true],
  ])('PY-09 at %s it is to be announced: %s', (wall, expected) => {
    expect(isToAnnounce({ dueOn: '2026-03-20' }, '2026-03-01', wall)).toBe(expected);
  });

  it.each([
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2026-04-20', true],
  ])('PY-09 due on %s, and autopay on since the 20th, it is paid: %s', (dueOn, expected) => {
    expect(isCovered({ dueOn }, '2026-03-20')).toBe(expected);
    expect(isToAnnounce({ dueOn }, '2026-03-20', '2026-04-20T09:00:00')).toBe(expected);
  });

  it.each([
    ['2026-03-19T23:59:00', false],
    ['2026-03-20T07:59:00', false],
    ['2026-03-20T08:00:00', true],
    ['2026-03-21T00:00:00', true],
  ])('PY-09 announced for the 20th, at %s it is paid: %s', (wall, expected) => {
    expect(isToCharge('2026-03-20', wall)).toBe(expected);
  });

  it('PY-09 by a job every hour, it is paid on its due day, or three days after it was announced', () => {
    const zones = constantFrom(...ZONES);
    const day = integer({ min: 0, max: 364 });
    // Over both changes of the clocks.
    const rule = property(
      zones,
      day,
      integer({ min: 0, max: 40 }),
      integer({ min: 0, max: 23 }),
      (zone, start, netDays, hour) => {
        const startedOn = daysAfter('2026-01-01', start);
        const dueOn = daysAfter(startedOn, netDays);
        const from = momentOf(`${startedOn}T${String(hour).padStart(2, '0')}:30:00`, zone);
        const { announcedOn, expectedOn, chargeOn, chargedOn } = live({
          dueOn,
          startedOn,
          from,
          zone,
        });
        expect(chargedOn).toBe(chargeOn);
        expect(chargedOn).toBe(expectedOn);
        expect(chargedOn).toBe(daysAfter(announcedOn, 3));
        expect(chargedOn >= dueOn).toBe(true);
        // An invoice that is known in time is paid on its due day.
        expect(netDays <= 3 || chargedOn === dueOn).toBe(true);
      },
    );
    assert(rule, { numRuns: 60 });
  });
});

interface Life {
  dueOn: string;
  startedOn: string;
  from: Date;
  zone: string;
}

/** What the job does with an invoice, hour by hour. */
function live({ dueOn, startedOn, from, zone }: Life) {
  let at = from.getTime();
  const wall = () => wallClock(new Date(at), zone);
  while (!isToAnnounce({ dueOn }, startedOn, wall())) at += HOUR;
  const announcedOn = wall().slice(0, 10);
  const expectedOn = expectedDay({ dueOn }, wall());
  const chargeOn = announcedDay(wall());
  while (!isToCharge(chargeOn, wall())) at += HOUR;
  return { announcedOn, expectedOn, chargeOn, chargedOn: wall().slice(0, 10) };
}

const LEAST = 50;
const announced = (cents: number, payableCents = cents) => ({
  invoiceNumber: `INV-${cents}`,
  cents,
  payableCents,
});

describe('what autopay pays', () => {
  it.each([
    ['all of it', [announced(10_000)], 0, [[10_000, 0]]],
    [
      'lens credit first',
      [announced(10_000), announced(5_000)],
      12_000,
      [
        [0, 10_000],
        [3_000, 2_000],
      ],
    ],
    ['by lens credit alone', [announced(10_000)], 20_000, [[0, 10_000]]],
    ['what is left of a part that was paid', [announced(10_000, 4_000)], 0, [[4_000, 0]]],
    ['never more than was announced', [announced(4_000, 10_000)], 0, [[4_000, 0]]],
    ['nothing of what was paid meanwhile', [announced(4_000, 0), announced(100)], 0, [[100, 0]]],
    [
      'with less credit, so that the gateway takes the rest',
      [announced(10_000)],
      9_990,
      [[50, 9_950]],
    ],
    ['nothing, if it is too little', [announced(30)], 0, []],
    ['nothing, if credit leaves too little and all is too little', [announced(40)], 10, []],
  ])('PY-09 CR-02 is %s', (_name, plan, availableCents, expected) => {
    const paid = autopayShares(plan, { availableCents, leastCents: LEAST });
    expect(paid.map(({ cents, creditCents }) => [cents, creditCents])).toEqual(expected);
  });

  it('PY-09 is never more than announced or open, and a charge that the gateway takes', () => {
    const amount = integer({ min: 0, max: 300 });
    const plan = array(record({ cents: amount, payableCents: amount }), { maxLength: 5 });
    const rule = property(plan, integer({ min: 0, max: 900 }), (given, availableCents) => {
      const shares = given.map((one, index) => ({ ...one, invoiceNumber: `INV-${index}` }));
      const paid = autopayShares(shares, { availableCents, leastCents: LEAST });
      for (const { invoiceNumber, cents, creditCents } of paid) {
        const of = shares.find((one) => one.invoiceNumber === invoiceNumber);
        expect(cents + creditCents).toBe(Math.min(of?.cents ?? 0, of?.payableCents ?? 0));
        expect(Math.min(cents, creditCents)).toBeGreaterThanOrEqual(0);
      }
      const charged = sumCents(paid.map(({ cents }) => cents));
      expect(charged === 0 || charged >= LEAST).toBe(true);
      expect(sumCents(paid.map(({ creditCents }) => creditCents))).toBeLessThanOrEqual(
        availableCents,
      );
    });
    assert(rule);
  });
});
