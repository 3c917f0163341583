import {
  ACTIVITY_THROTTLE,
  COUNTDOWN_ANNOUNCED,
  INACTIVITY_TIMEOUT,
  INACTIVITY_WARNING,
} from './constants.ts';

/** Durations in milliseconds; only the local portal has others. */
export interface IdleLimits {
  timeout: number;
  /** How long before the end the warning shows. */
  warning: number;
}

export const IDLE_LIMITS: IdleLimits = {
  timeout: INACTIVITY_TIMEOUT,
  warning: INACTIVITY_WARNING,
};

/** IN-01. `remaining` is what is left until the session ends, in milliseconds. */
export type IdleStatus =
  | { kind: 'active' }
  | { kind: 'warning'; remaining: number }
  | { kind: 'expired' };

const ACTIVE: IdleStatus = { kind: 'active' };
const EXPIRED: IdleStatus = { kind: 'expired' };

/** IN-02: how a session stands. Times are milliseconds since 1970; an activity that lies ahead counts as now. */
export function idleStatusAt(now: number, lastActivity: number, limits = IDLE_LIMITS): IdleStatus {
  const remaining = lastActivity + limits.timeout - now;
  if (remaining <= 0) return EXPIRED;
  return remaining <= limits.warning ? { kind: 'warning', remaining } : ACTIVE;
}

/** IN-10: as `idleStatusAt`, where nothing may be known of any activity: then the session is over. */
export function idleStatusOf(now: number, lastActivity: number | null, limits = IDLE_LIMITS) {
  return lastActivity === null ? EXPIRED : idleStatusAt(now, lastActivity, limits);
}

/**
 * How many milliseconds until the status, or the seconds that the warning shows, change by themselves; at most
 * `timeout`, because a clock may be set and a machine may sleep.
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
  /** IN-07: the page is one of the auth routes. */
  onAuthRoute: boolean;
  /** IN-11: the page shows no warning, so that nothing waits for an answer. */
  warningHidden: boolean;
}

/** IN-07: whether what a person did counts. What was done too late does not, and a warning wants an answer. */
export function countsAsActivity(event: PossibleActivity, limits = IDLE_LIMITS): boolean {
  const { now, lastActivity, onAuthRoute, warningHidden } = event;
  if (onAuthRoute || now - lastActivity <= ACTIVITY_THROTTLE) return false;
  const { kind } = idleStatusAt(now, lastActivity, limits);
  return kind === 'active' || (kind === 'warning' && warningHidden);
}

/** The seconds that the countdown shows: 300 when 299.2 are left. */
export function secondsLeft(remaining: number): number {
  return Math.max(0, Math.ceil(remaining / 1_000));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** IN-03: `mm:ss`. */
export function countdown(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

export type AnnouncedSeconds = (typeof COUNTDOWN_ANNOUNCED)[number];

/**
 * IN-03: which of the seconds to announce was reached since `before` showed (null: nothing did); null for none.
 * A tab that was held up announces the last that it missed.
 */
export function announcedAt(before: number | null, seconds: number): AnnouncedSeconds | null {
  const reached = COUNTDOWN_ANNOUNCED.filter(
    (mark) => seconds <= mark && (before === null ? seconds === mark : before > mark),
  );
  return reached.at(-1) ?? null;
}
