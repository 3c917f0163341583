import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#domain/orders/order-states.ts';
import { canMovePromise, promisedUntil, promiseProblem } from '#domain/orders/promise-move.ts';
import { addWorkingDays, promisedAfter, promisedFor } from '#domain/orders/working-days.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('working days', () => {
  it.each([
    ['Monday, a whole week', '2026-11-16', 5, '2026-11-23'],
    ['Friday, four days', '2026-11-20', 4, '2026-11-26'],
    ['over the day that clocks change in the US', '2026-10-30', 1, '2026-11-02'],
    ['over a leap day', '2028-02-28', 2, '2028-03-01'],
    ['none', '2026-11-21', 0, '2026-11-21'],
  ])('OR-06 counts from a %s', (_what, from, days, to) => {
    const time = 'T17:30:00.000Z';
    expect(addWorkingDays(new Date(from + time), days).toISOString()).toBe(to + time);
  });

  it('OR-06 counts each Monday to Friday that follows, and no other day', () => {
    const days = fc.integer({ min: 1, max: 90 });
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, days, (from, count) => {
        const to = addWorkingDays(from, count);
        const between = Array.from({ length: (to.getTime() - from.getTime()) / DAY }, (_, index) =>
          new Date(from.getTime() + (index + 1) * DAY).getUTCDay(),
        );
        expect(between.filter((day) => day >= 1 && day <= 5)).toHaveLength(count);
        expect([0, 6]).not.toContain(to.getUTCDay());
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  it('OR-06 promises until the end of the day', () => {
    const approved = new Date('2026-11-20T09:00:00.000Z');
    expect(promisedAfter(approved, 4).toISOString()).toBe('2026-11-26T23:59:59.999Z');
    expect(approved.toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });

  it.each([
    [[4, 2], false, '2026-11-26'],
    [[4, 2], true, '2026-11-24'],
    [[5], true, '2026-11-25'],
    [[1], true, '2026-11-23'],
    [[], false, '2026-11-20'],
  ])('OR-12 OR-14 lenses of %j days, rush %s, are promised for %s', (days, rush, day) => {
    const approved = new Date('2026-11-20T09:00:00.000Z');
    expect(promisedFor(approved, days, rush).toISOString()).toBe(`${day}T23:59:59.999Z`);
  });
});

/** A Thursday. */
const now = new Date('2026-06-11T15:00:00Z');
const former = new Date('2026-06-19T23:59:59.999Z');
const problemOf = (day: string, at = now) => promiseProblem(day, { now: at, former });

describe('a new promised date', () => {
  it('OR-12 is a working day from today to a year from now', () => {
    expect(problemOf('2026-06-11')).toBeNull();
    expect(problemOf('2026-06-15')).toBeNull();
    expect(problemOf('2027-06-11')).toBeNull();
  });

  it.each([
    ['2026-06-10', 'past', '2026-06-11'],
    ['2026-06-13', 'workingDay', '2026-06-15'],
    ['2026-06-14', 'workingDay', '2026-06-15'],
    ['2028-06-12', 'far', '2027-06-11'],
    ['2026-06-19', 'same', null],
  ])('OR-12 on %s is refused (%s), with the nearest day %s', (day, rule, nearest) => {
    const problem = problemOf(day);
    expect(problem).toMatchObject({ rule, nearest });
    expect(problem?.message.en).toContain(nearest ?? 'already');
    expect(nearest && problemOf(nearest)).toBeNull();
  });

  it('OR-12 of the past leads to Monday on a weekend', () => {
    expect(problemOf('2026-06-01', new Date('2026-06-13T10:00:00Z'))).toMatchObject({
      nearest: '2026-06-15',
    });
  });

  it('OR-12 lasts until the end of its day', () => {
    expect(promisedUntil('2026-06-15').toISOString()).toBe('2026-06-15T23:59:59.999Z');
  });

  it('OR-12 is possible while the lenses are made only', () => {
    expect(ORDER_STATES.filter(canMovePromise)).toEqual(['approved', 'inProduction']);
  });
});
