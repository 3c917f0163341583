import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';

afterEach(() => void vi.unstubAllEnvs());

const known = { values: EMPTY_ORDER, catalogue: new Map(), source: null, eligibilities: null };

describe('OR-02 what the warnings look at', () => {
  it.each([
    ['America/Detroit', '2026-03-31'],
    ['UTC', '2026-04-01'],
    ['Asia/Tokyo', '2026-04-01'],
  ])('has the day of the practice, in %s', (zone, today) => {
    vi.stubEnv('TZ', zone);
    expect(warningContext(known, new Date('2026-04-01T02:30:00Z')).today).toBe(today);
  });
});
