import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import type { ActivityRow } from './activity-row.ts';

/** `inactive` is what a browser says as it signs out; `gone` are those who left without a word. */
export type Presence = 'active' | 'idle' | 'inactive' | 'gone';

/** Whoever works tells of it every minute: after this silence nobody is at the browser, milliseconds. */
const AT_WORK = 5 * 60_000;

/** How present a user is: as their browser said last, unless it has been silent for too long. */
export function presenceOf({ status, lastActivity }: ActivityRow, now: number): Presence {
  const silence = lastActivity === null ? Infinity : now - lastActivity;
  if (status === 'inactive') return 'inactive';
  if (silence > INACTIVITY_TIMEOUT + INACTIVITY_GRACE) return 'gone';
  return status === 'active' && silence <= AT_WORK ? 'active' : 'idle';
}

/** Whether they are signed in, as far as their browser tells. */
export function isHere(presence: Presence): boolean {
  return presence === 'active' || presence === 'idle';
}
