import type { SeenRecord } from './activity-record.ts';
import type { ActivityMoment } from './activity-recording.ts';
import { isWritePending, writeDueAt } from './activity-write.ts';
import type { WriteFacts } from './activity-write.ts';
import type { LastActivity } from './last-activity.ts';

export interface ActivityWriterDeps extends ReportedActivityDeps {
  /** Writes the whole record. */
  write: (moment: Pick<ActivityMoment, 'now' | 'lastActivity' | 'status'>) => Promise<void>;
  log: (message: string, error: unknown) => void;
}

/** IN-08: decides when this browser's activity is written to the server. */
export interface ActivityWriter {
  /** Sets the current record. Nothing is written before the first one. */
  see: (record: SeenRecord) => void;
  /** Writes activity from now on, as the only tab of this browser that does; returns a function that stops it. */
  lead: () => () => void;
  /** Writes pending activity at once, even right after a write: the page is hidden or may be about to close. */
  sync: (status: 'active' | 'idle') => void;
  isPending: () => boolean;
  /** Writes the last record: the user has signed out. */
  leave: () => Promise<void>;
}

export function createActivityWriter(deps: ActivityWriterDeps): ActivityWriter {
  const reported = createReportedActivity(deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = false;
  let leads = false;
  let again = false;
  const schedule = (): void => {
    clearTimeout(timer);
    if (!leads || writing) return;
    const wait = reported.dueIn();
    if (wait !== null) timer = setTimeout(() => void write('active'), wait);
  };
  /** Writes once at a time: without a connection, a write lasts until there is one. */
  const write = async (status: ActivityMoment['status']): Promise<void> => {
    writing = true;
    try {
      await reported.notify((moment) => deps.write({ ...moment, status }));
    } catch (error) {
      // A refused write is not retried at once; the timer starts the next one.
      again = false;
      deps.log('User activity', error);
    } finally {
      writing = false;
      const asked = again;
      again = false;
      if (asked && reported.isPending()) void write('active');
      else schedule();
    }
  };
  return {
    see: (record) => {
      reported.see(record);
      schedule();
    },
    lead: () => {
      leads = true;
      again = false;
      const stopHearing = deps.lastActivity.subscribe(schedule);
      schedule();
      return () => {
        leads = false;
        stopHearing();
        clearTimeout(timer);
      };
    },
    sync: (status) => {
      if (!leads || !reported.isPending()) return;
      // A closing page does not wait; an open one waits for the write in progress.
      if (writing && status === 'active') again = true;
      else void write(status);
    },
    isPending: reported.isPending,
    leave: () => {
      // Nothing is written after the last record, not even a write that waits for the one in progress.
      leads = false;
      again = false;
      return write('inactive');
    },
  };
}

/** Tracks which activity is already in the record. Nothing is pending before the record has been seen once. */
interface ReportedActivity {
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

interface ReportedActivityDeps {
  lastActivity: LastActivity;
  now: () => number;
}

function createReportedActivity({ lastActivity, now }: ReportedActivityDeps): ReportedActivity {
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
