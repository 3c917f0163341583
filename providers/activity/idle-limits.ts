import { IDLE_LIMITS } from './idle.ts';
import type { IdleLimits } from './idle.ts';

/** `?inactivity=<timeout>,<warning>` in seconds, or null. */
function askedFor(query: string): IdleLimits | null {
  const [, timeout, warning] = /[?&]inactivity=(\d+),(\d+)/.exec(query) ?? [];
  const limits = { timeout: Number(timeout) * 1_000, warning: Number(warning) * 1_000 };
  return limits.warning > 0 && limits.timeout > limits.warning ? limits : null;
}

/** Not cleared by a sign-out, because it belongs to the tab and not to its user. */
const KEPT = 'shortened-inactivity';

/** Returns the limits from this address, or from an earlier address of this tab. */
function shortened(): IdleLimits | null {
  try {
    const asked = askedFor(location.search);
    if (asked) sessionStorage.setItem(KEPT, location.search);
    return asked ?? askedFor(sessionStorage.getItem(KEPT) ?? '');
  } catch (error) {
    console.warn('The tab keeps no times', error);
    return null;
  }
}

/** Returns how long a user may be inactive. The address can shorten it in the local portal only. */
export function idleLimits(): IdleLimits {
  if (import.meta.env.MODE !== 'embedded') return IDLE_LIMITS;
  return shortened() ?? IDLE_LIMITS;
}
