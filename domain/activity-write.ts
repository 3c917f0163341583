import { ACTIVITY_SYNC_INTERVAL, ACTIVITY_THROTTLE } from './constants.ts';

/** What decides when `userActivity` is written. Milliseconds since 1970. */
export interface WriteFacts {
  /** When somebody last did something. */
  lastActivity: number;
  /** The last activity that the record tells of; 0 when there is none. */
  writtenActivity: number;
  /** When the first thing was done that the record does not tell of. */
  pendingSince: number;
  /** When this browser last wrote; 0 when it has not. */
  lastWrite: number;
}

/** Whether the record does not tell of the last activity yet, or of one that it cannot be told from. */
export function isWritePending(
  facts: Pick<WriteFacts, 'lastActivity' | 'writtenActivity'>,
): boolean {
  const { lastActivity, writtenActivity } = facts;
  return lastActivity - writtenActivity > ACTIVITY_THROTTLE;
}

/**
 * IN-08: when to write, milliseconds since 1970; null when there is nothing to tell. What is done within a moment
 * goes together, and no two writes that the clock asks for come within one sync interval, which is longer than the
 * `ACTIVITY_WRITE_MIN_INTERVAL` that must lie between them. A page that is hidden or goes waits for neither.
 */
export function writeDueAt(facts: WriteFacts): number | null {
  if (!isWritePending(facts)) return null;
  return Math.max(facts.lastWrite + ACTIVITY_SYNC_INTERVAL, facts.pendingSince + ACTIVITY_THROTTLE);
}
