import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  dayIn,
  periodOf,
  periodProblem,
  presetPeriod,
} from '#domain/statements/periods.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { statementDue } from '#domain/statements/monthly-statements.ts';
import { ageOf, agesOf } from '#domain/statements/ages.ts';

describe('the period of a statement', () => {
  it.each([
    [{}, '2026-02-14', '2026-02-01', '2026-02-28'],
    [{}, '2028-02-29', '2028-02-01', '2028-02-29'],
    [{ from: '2026-04-10' }, '2026-11-01', '2026-04-10', '2026-04-30'],
    [{ to: '2026-04-10' }, '2026-11-01', '2026-04-01', '2026-04-10'],
    [{ from: '2026-01-05', to: '2026-03-07' }, '2026-11-01', '2026-01-05', '2026-03-07'],
  ])('PY-08 of %j on %s is %s to %s', (asked, today, from, to) => {
    expect(periodOf(asked, today)).toEqual({ from, to });
  });

  it.each([
    ['2026-05-02', '2026-05-01', 'from', 'max', '2026-05-01'],
    ['2025-01-01', '2026-05-01', 'from', 'min', '2025-05-01'],
    ['1999-12-31', '2026-05-01', 'from', 'min', '2000-01-01'],
    ['2099-12-01', '2100-01-01', 'to', 'max', '2099-12-31'],
    ['2026-05-01', '1026-05-01', 'to', 'min', '2000-01-01'],
  ])('PY-08 %s to %s is refused: %s, %s, nearest %s', (from, to, field, rule, nearest) => {
    expect(periodProblem({ from, to })).toMatchObject({ field, rule, nearest });
  });

  it('PY-08 may be one day, and a leap year', () => {
    expect(periodProblem({ from: '2026-05-01', to: '2026-05-01' })).toBeNull();
    expect(periodProblem({ from: '2028-01-01', to: '2028-12-31' })).toBeNull();
  });

  it('PY-08 is right with what an error names as nearest', () => {
    const day = fc
      .integer({ min: 0, max: 55_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, to) => {
        let period = { from, to };
        // Each of the two days may be wrong, and the length.
        for (let turn = 0; turn < 3; turn += 1) {
          const problem = periodProblem(period);
          if (!problem) return;
          const { from: first, to: last } = period;
          const isFirst = problem.field === 'from';
          period = isFirst
            ? { from: problem.nearest, to: last }
            : { from: first, to: problem.nearest };
        }
        expect(periodProblem(period)).toBeNull();
      }),
      { numRuns: runs() },
    );
  });

  it.each([
    ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['thisYear', '2026-06-01', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-06-01', '2025-01-01', '2025-12-31'],
  ] as const)('PY-08 %s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to });
  });

  it('PY-08 begins and ends with the days of the practice, also where the clocks change', () => {
    const period = { from: '2026-03-08', to: '2026-11-01' };
    expect(boundsOf(period, 'America/New_York')).toEqual({
      start: new Date('2026-03-08T05:00:00Z'),
      end: new Date('2026-11-02T05:00:00Z'),
    });
    expect(dayIn('America/New_York', new Date('2026-11-02T04:59:59Z'))).toBe('2026-11-01');
  });
});

const MAY = { from: '2026-05-01', to: '2026-05-31' };

describe('the statement of the month before', () => {
  it.each([
    ['2026-05-31T23:59:59', null],
    // Nobody is told at night.
    ['2026-06-01T07:59:59', null],
    ['2026-06-01T08:00:00', MAY],
    ['2026-06-02T00:00:00', MAY],
    ['2026-06-07T23:59:59', MAY],
    ['2026-06-08T00:00:00', null],
    ['2027-01-01T09:00:00', { from: '2026-12-01', to: '2026-12-31' }],
    ['2028-03-01T09:00:00', { from: '2028-02-01', to: '2028-02-29' }],
  ])('PY-08 at %s: %j', (wall, period) => {
    expect(statementDue(wall)).toEqual(period);
  });
});

const OVERDUE = new Date('2026-05-02T04:00:00Z');
const HOUR = 3_600_000;

describe('how long an amount has been due', () => {
  it.each([
    [-1, 'current'],
    [0, 'days30'],
    [24 * 30 - 1, 'days30'],
    [24 * 30, 'days60'],
    [24 * 60 - 1, 'days60'],
    [24 * 60, 'days90'],
    [24 * 90 - 1, 'days90'],
    [24 * 90, 'older'],
    [24 * 900, 'older'],
  ])('PY-08 %i hours after the last day to pay: %s', (hours, age) => {
    expect(ageOf(OVERDUE, new Date(OVERDUE.getTime() + hours * HOUR))).toBe(age);
  });

  it('PY-08 has every amount in one age', () => {
    const amount = fc.record({
      cents: fc.integer({ min: -50_000, max: 50_000 }),
      overdueFrom: fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(hours * HOUR)),
    });
    fc.assert(
      fc.property(fc.array(amount), (open) => {
        const ages = agesOf(open, new Date(200 * 24 * HOUR));
        expect(Object.values(ages).reduce((sum, cents) => sum + cents, 0)).toBe(
          open.reduce((sum, { cents }) => sum + cents, 0),
        );
      }),
      { numRuns: runs() },
    );
  });
});
