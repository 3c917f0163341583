import {
  ACTIVITY_THROTTLE,
  COUNTDOWN_ANNOUNCED,
  INACTIVITY_TIMEOUT,
  INACTIVITY_WARNING,
} from '#domain/basics/constants.ts';

/** Durations in milliseconds; only the local portal uses others. */
export interface IdleLimits {
  timeout: number;
  /** Time before the end at which the warning appears. */
  warning: number;
}

export const IDLE_LIMITS: IdleLimits = {
  timeout: INACTIVITY_TIMEOUT,
  warning: INACTIVITY_WARNING,
};

/** IN-01. `remaining`: milliseconds until the session ends. */
export type IdleStatus =
  | { kind: 'active' }
  | { kind: 'warning'; remaining: number }
  | { kind: 'expired' };

const ACTIVE: IdleStatus = { kind: 'active' };
const EXPIRED: IdleStatus = { kind: 'expired' };

/** IN-02: returns the idle status. Times are in milliseconds since 1970; an activity in the future counts as now. */
export function idleStatusAt(now: number, lastActivity: number, limits = IDLE_LIMITS): IdleStatus {
  const remaining = lastActivity + limits.timeout - now;
  if (remaining <= 0) return EXPIRED;
  return remaining <= limits.warning ? { kind: 'warning', remaining } : ACTIVE;
}

/** IN-10: like `idleStatusAt`. Without a known activity the session has ended. */
export function idleStatusOf(now: number, lastActivity: number | null, limits = IDLE_LIMITS) {
  return lastActivity === null ? EXPIRED : idleStatusAt(now, lastActivity, limits);
}

/**
 * Milliseconds until the status, or the seconds in the warning, change without activity. At most `timeout`, because the
 * clock may be changed and the machine may sleep.
 */
export function nextLook(
  now: number,
  lastActivity: number,
  timeout: number,
  limits = IDLE_LIMITS,
): number {
  const status = idleStatusAt(now, lastActivity, limits);
  if (status.kind === 'warning') return status.remaining % 1_000 || 1_000;
  const untilWarning = lastActivity + limits.timeout - limits.warning - now;
  return Math.max(1, Math.min(untilWarning, timeout));
}

export interface PossibleActivity {
  now: number;
  lastActivity: number;
  /** IN-07: the page belongs to the auth flow. */
  onAuthRoute: boolean;
  /** IN-11: the page shows no warning, so no answer to it is required. */
  warningHidden: boolean;
}

/** IN-07: whether input counts as activity. Input after the end, or while a warning requires an answer, does not. */
export function countsAsActivity(event: PossibleActivity, limits = IDLE_LIMITS): boolean {
  const { now, lastActivity, onAuthRoute, warningHidden } = event;
  if (onAuthRoute || now - lastActivity <= ACTIVITY_THROTTLE) return false;
  const { kind } = idleStatusAt(now, lastActivity, limits);
  return kind === 'active' || (kind === 'warning' && warningHidden);
}

/** Returns the seconds in the countdown: 300 when 299.2 are left. */
export function secondsLeft(remaining: number): number {
  return Math.max(0, Math.ceil(remaining / 1_000));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** IN-03: formats `mm:ss`. */
export function countdown(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

export type AnnouncedSeconds = (typeof COUNTDOWN_ANNOUNCED)[number];

/**
 * IN-03: returns which announced second was reached since `before` was shown (null: nothing was); null for none. A
 * delayed tab announces only the last second that it missed.
 */
export function announcedAt(before: number | null, seconds: number): AnnouncedSeconds | null {
  const reached = COUNTDOWN_ANNOUNCED.filter(
    (mark) => seconds <= mark && (before === null ? seconds === mark : before > mark),
  );
  return reached.at(-1) ?? null;
}
