import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_LIMITS } from '#domain/idle.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';

beforeEach(stubStorages);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The address of the page. */
const open = (address: string) => vi.stubGlobal('location', new URL(address, 'http://localhost'));

describe('the times of the inactivity timer', () => {
  it('IN-02 are those of the specification, whatever the address says', () => {
    open('/auth/login?inactivity=20,10');
    expect(idleLimits()).toEqual({ timeout: 3_600_000, warning: 300_000 });
    expect(sessionStorage).toHaveLength(0);
  });

  describe('of the local portal', () => {
    beforeEach(() => vi.stubEnv('MODE', 'embedded'));

    it('can be shortened by the address, for this tab', () => {
      open('/auth/login?returnUrl=%2F&inactivity=20,10');
      expect(idleLimits()).toEqual({ timeout: 20_000, warning: 10_000 });
      open('/customer/home');
      expect(idleLimits()).toEqual({ timeout: 20_000, warning: 10_000 });
    });

    it.each(['', '?inactivity=20', '?inactivity=10,20', '?inactivity=0,0', '?inactivity=a,b'])(
      'stay as they are for %j',
      (query) => {
        open(`/auth/login${query}`);
        expect(idleLimits()).toBe(IDLE_LIMITS);
      },
    );
  });
});
