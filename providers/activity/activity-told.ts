import { isWritePending, writeDueAt } from '#domain/activity-write.ts';
import type { WriteFacts } from '#domain/activity-write.ts';
import type { ActivityMoment } from './activity.ts';
import type { SeenRecord } from './activity-record-seen.ts';
import type { LastActivity } from './last-activity.ts';

/** What of the activity of this browser the server has been told. Nothing is pending before its record was seen once. */
export interface ToldActivity {
  isPending: () => boolean;
  /** In how many milliseconds it is to be told next; null when nothing is pending. */
  dueIn: () => number | null;
  /** The record as it is now. */
  see: (record: SeenRecord) => void;
  /** Tells it by `write`; rejects as that does, and then it was not told. */
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
