import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, agesOf } from '#domain/statements/ages.ts';
import { runs } from '#tests/fixtures/runs.ts';

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
