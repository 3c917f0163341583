import { ACTIVITY_SYNC_INTERVAL, ACTIVITY_THROTTLE } from '#domain/basics/constants.ts';

/** The times that decide when `userActivity` is written, in milliseconds since 1970. */
export interface WriteFacts {
  /** The user's last activity. */
  lastActivity: number;
  /** The last activity in the record; 0 without a record. */
  writtenActivity: number;
  /** The first activity that is not in the record. */
  pendingSince: number;
  /** When this browser last wrote; 0 when it has not. */
  lastWrite: number;
}

/** Whether the last activity is newer than the record by more than ACTIVITY_THROTTLE. */
export function isWritePending(
  facts: Pick<WriteFacts, 'lastActivity' | 'writtenActivity'>,
): boolean {
  const { lastActivity, writtenActivity } = facts;
  return lastActivity - writtenActivity > ACTIVITY_THROTTLE;
}

/**
 * IN-08: returns when to write, in milliseconds since 1970; null when there is nothing to write. Collects activities of
 * a short time, and leaves at least one sync interval between two timed writes, which is longer than the required
 * `ACTIVITY_WRITE_MIN_INTERVAL`. A page that is hidden or closed writes without waiting.
 */
export function writeDueAt(facts: WriteFacts): number | null {
  if (!isWritePending(facts)) return null;
  return Math.max(facts.lastWrite + ACTIVITY_SYNC_INTERVAL, facts.pendingSince + ACTIVITY_THROTTLE);
}
