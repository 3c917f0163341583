import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import type { ActivityRow } from './activity-row.ts';

export type Presence = 'active' | 'idle' | 'inactive' | 'gone';

/** How present a user is: as their browser said last, unless it has been silent for longer than a session lasts. */
export function presenceOf({ status, lastActivity }: ActivityRow, now: number): Presence {
  const silence = lastActivity === null ? Infinity : now - lastActivity;
  if (silence > INACTIVITY_TIMEOUT + INACTIVITY_GRACE) return 'gone';
  return status ?? 'inactive';
}
