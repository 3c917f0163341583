import { isWritePending, writeDueAt } from '#domain/activity-write.ts';
import type { WriteFacts } from '#domain/activity-write.ts';
import type { ActivityMoment } from './activity.ts';
import type { SeenRecord } from './activity-record-seen.ts';
import type { LastActivity } from './last-activity.ts';

export interface ActivityWriterPorts {
  lastActivity: LastActivity;
  /** Writes the whole record. */
  write: (moment: Pick<ActivityMoment, 'now' | 'lastActivity' | 'status'>) => Promise<void>;
  now: () => number;
  log: (message: string, error: unknown) => void;
}

/** IN-08: when the activity of this browser is told to the server. */
export interface ActivityWriter {
  /** The record as it is now. Nothing is written before it was seen once. */
  see: (record: SeenRecord) => void;
  /** Writes what is done from now on, as this browser's only tab that does; answers how to stop. */
  lead: () => () => void;
  /** Writes what is pending now, however short ago the last write was: the page is hidden, or may be gone in a moment. */
  sync: (status: 'active' | 'idle') => void;
  isPending: () => boolean;
  /** The last one: the user has signed out. */
  leave: () => Promise<void>;
}

export function createActivityWriter(ports: ActivityWriterPorts): ActivityWriter {
  const { lastActivity, now } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = false;
  let writing = false;
  let leads = false;
  let again = false;
  let writtenActivity = 0;
  let lastWrite = 0;
  let pendingSince = 0;

  const facts = (): WriteFacts => {
    const last = lastActivity.get() ?? 0;
    if (pendingSince <= writtenActivity) pendingSince = last;
    return { lastActivity: last, writtenActivity, pendingSince, lastWrite };
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (!leads || !seen || writing) return;
    const due = writeDueAt(facts());
    if (due !== null) timer = setTimeout(() => void write('active'), Math.max(0, due - now()));
  };
  /** One at a time: without a connection it is not over before there is one. */
  const write = async (status: ActivityMoment['status']): Promise<void> => {
    const told = lastActivity.get() ?? now();
    const before = writtenActivity;
    writing = true;
    writtenActivity = told;
    lastWrite = now();
    try {
      await ports.write({ now: lastWrite, lastActivity: told, status });
    } catch (error) {
      writtenActivity = before;
      // What was refused is not asked again at once: the next time is by the clock.
      again = false;
      ports.log('User activity', error);
    } finally {
      writing = false;
      const asked = again;
      again = false;
      if (asked && isWritePending(facts())) void write('active');
      else schedule();
    }
  };
  return {
    see: (record) => {
      seen = true;
      writtenActivity = record.lastActivity;
      lastWrite = Math.max(lastWrite, record.writtenHereAt ?? 0);
      schedule();
    },
    lead: () => {
      leads = true;
      again = false;
      const stopHearing = lastActivity.subscribe(schedule);
      schedule();
      return () => {
        leads = false;
        stopHearing();
        clearTimeout(timer);
      };
    },
    sync: (status) => {
      if (!leads || !seen || !isWritePending(facts())) return;
      // What goes waits for nothing; what stays waits for the one that is on its way.
      if (writing && status === 'active') again = true;
      else void write(status);
    },
    isPending: () => seen && isWritePending(facts()),
    leave: () => {
      // Nothing comes after the last one, not even what waited for the one that is on its way.
      leads = false;
      again = false;
      return write('inactive');
    },
  };
}
