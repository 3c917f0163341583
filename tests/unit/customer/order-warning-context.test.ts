import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import { warningProblems } from '#src/customer/order/problems/warning-problems.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';

afterEach(() => void vi.unstubAllEnvs());

const known = { values: EMPTY_ORDER, catalogue: new Map(), source: null, eligibilities: null };

/** Whether the hold of the account blocks the form. */
function blocked(creditHold: boolean): boolean {
  return warningProblems({ ...known, creditHold }).some(
    ({ cause }) => cause.kind === 'warning' && cause.warning.code === 'creditHold',
  );
}

describe('OR-02 what the warnings look at', () => {
  it.each([
    ['America/Detroit', '2026-03-31'],
    ['UTC', '2026-04-01'],
    ['Asia/Tokyo', '2026-04-01'],
  ])('has the day of the practice, in %s', (zone, today) => {
    vi.stubEnv('TZ', zone);
    expect(warningContext(known, new Date('2026-04-01T02:30:00Z')).today).toBe(today);
  });

  it('AD-05 OR-12 has the hold of the account, which blocks the form', () =>
    expect([blocked(true), blocked(false)]).toEqual([true, false]));
});
