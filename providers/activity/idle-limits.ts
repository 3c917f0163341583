import { IDLE_LIMITS } from '#domain/idle.ts';
import type { IdleLimits } from '#domain/idle.ts';

/** `?inactivity=<timeout>,<warning>` in seconds, or null. */
function askedFor(query: string): IdleLimits | null {
  const [, timeout, warning] = /[?&]inactivity=(\d+),(\d+)/.exec(query) ?? [];
  const limits = { timeout: Number(timeout) * 1_000, warning: Number(warning) * 1_000 };
  return limits.warning > 0 && limits.timeout > limits.warning ? limits : null;
}

/** Kept apart from what a sign-out forgets: it is of the tab, and not of its user. */
const KEPT = 'shortened-inactivity';

/** What was asked for in this address, or in this tab before. */
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

/** How long nobody may do anything. The address can shorten it in the local portal only. */
export function idleLimits(): IdleLimits {
  if (import.meta.env.MODE !== 'embedded') return IDLE_LIMITS;
  return shortened() ?? IDLE_LIMITS;
}
