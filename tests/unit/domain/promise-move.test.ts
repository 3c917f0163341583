import { canMovePromise, promisedUntil, promiseProblem } from '#domain/promise-move.ts';
import { ORDER_STATES } from '#domain/order.ts';
import { describe, expect, it } from 'vitest';

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
