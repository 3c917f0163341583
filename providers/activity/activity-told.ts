import { isWritePending, writeDueAt } from '#domain/activity-write.ts';
import type { WriteFacts } from '#domain/activity-write.ts';
import type { ActivityMoment } from './activity.ts';
import type { SeenRecord } from './activity-record-seen.ts';
import type { LastActivity } from './last-activity.ts';

/** Tracks which activity is already in the record. Nothing is pending before the record has been seen once. */
export interface ToldActivity {
  isPending: () => boolean;
  /** Milliseconds until the next write; null when nothing is pending. */
  dueIn: () => number | null;
  /** Sets the current record. */
  see: (record: SeenRecord) => void;
  /** Saves the activity with `write`. Rejects when `write` does; the activity then stays pending. */
  notify: (
    write: (moment: Pick<ActivityMoment, 'now' | 'lastActivity'>) => Promise<void>,
  ) => Promise<void>;
}

export interface ToldActivityDeps {
  lastActivity: LastActivity;
  now: () => number;
}

export function createToldActivity({ lastActivity, now }: ToldActivityDeps): ToldActivity {
  let seen = false;
  let writtenActivity = 0;
  let lastWrite = 0;
  let pendingSince = 0;
  const facts = (): WriteFacts => {
    const last = lastActivity.get() ?? 0;
    if (pendingSince <= writtenActivity) pendingSince = last;
    return { lastActivity: last, writtenActivity, pendingSince, lastWrite };
  };
  return {
    isPending: () => seen && isWritePending(facts()),
    dueIn: () => {
      const due = seen ? writeDueAt(facts()) : null;
      return due === null ? null : Math.max(0, due - now());
    },
    see: (record) => {
      seen = true;
      writtenActivity = record.lastActivity;
      lastWrite = Math.max(lastWrite, record.writtenHereAt ?? 0);
    },
    notify: async (write) => {
      const before = writtenActivity;
      writtenActivity = lastActivity.get() ?? now();
      lastWrite = now();
      try {
        await write({ now: lastWrite, lastActivity: writtenActivity });
      } catch (error) {
        writtenActivity = before;
        throw error;
      }
    },
  };
}
