import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import type { ActivityRow } from './activity-row.ts';

/** `inactive`: the browser reported a sign-out. `gone`: the user left without one. */
export type Presence = 'active' | 'idle' | 'inactive' | 'gone';

/** An active browser reports every minute. Without a report for this time (ms), the user counts as idle. */
const AT_WORK = 5 * 60_000;

/** Returns a user's presence: the last reported status, unless the last report is too old. */
export function presenceOf({ status, lastActivity }: ActivityRow, now: number): Presence {
  const silence = lastActivity === null ? Infinity : now - lastActivity;
  if (status === 'inactive') return 'inactive';
  if (silence > INACTIVITY_TIMEOUT + INACTIVITY_GRACE) return 'gone';
  return status === 'active' && silence <= AT_WORK ? 'active' : 'idle';
}

/** Returns whether the user is signed in, as far as their browser has reported. */
export function isHere(presence: Presence): boolean {
  return presence === 'active' || presence === 'idle';
}
