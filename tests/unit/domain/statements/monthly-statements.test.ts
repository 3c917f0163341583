import { statementDue } from '#domain/statements/monthly-statements.ts';
import { describe, expect, it } from 'vitest';

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
