import type { ActivityMoment } from './activity.ts';
import type { SeenRecord } from './activity-record-seen.ts';
import { createToldActivity } from './activity-told.ts';
import type { ToldActivityDeps } from './activity-told.ts';

export interface ActivityWriterDeps extends ToldActivityDeps {
  /** Writes the whole record. */
  write: (moment: Pick<ActivityMoment, 'now' | 'lastActivity' | 'status'>) => Promise<void>;
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

export function createActivityWriter(deps: ActivityWriterDeps): ActivityWriter {
  const told = createToldActivity(deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = false;
  let leads = false;
  let again = false;
  const schedule = (): void => {
    clearTimeout(timer);
    if (!leads || writing) return;
    const wait = told.dueIn();
    if (wait !== null) timer = setTimeout(() => void write('active'), wait);
  };
  /** One at a time: without a connection it is not over before there is one. */
  const write = async (status: ActivityMoment['status']): Promise<void> => {
    writing = true;
    try {
      await told.notify((moment) => deps.write({ ...moment, status }));
    } catch (error) {
      // What was refused is not asked again at once: the next time is by the clock.
      again = false;
      deps.log('User activity', error);
    } finally {
      writing = false;
      const asked = again;
      again = false;
      if (asked && told.isPending()) void write('active');
      else schedule();
    }
  };
  return {
    see: (record) => {
      told.see(record);
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
      if (!leads || !told.isPending()) return;
      // What goes waits for nothing; what stays waits for the one that is on its way.
      if (writing && status === 'active') again = true;
      else void write(status);
    },
    isPending: told.isPending,
    leave: () => {
      // Nothing comes after the last one, not even what waited for the one that is on its way.
      leads = false;
      again = false;
      return write('inactive');
    },
  };
}
