import { idleStatusOf } from '#domain/idle.ts';
import type { IdleLimits } from '#domain/idle.ts';
import { momentOfActivity } from './activity-moment.ts';
import type { LastActivity } from './last-activity.ts';
import { readText, writeText } from '../browser/local-storage.ts';

/** What the session asks about inactivity. */
export interface SessionIdle {
  /** LG-01: somebody signs in, so somebody is here. Answers how to take that back: nobody came. */
  begin: () => () => void;
  /** Whether the server may not have the record of the sign-in yet, because the page was left before. */
  isUntold: () => boolean;
  /** The server has the record of that sign-in. */
  told: () => void;
  /** Whether nobody has done anything for too long, as far as this browser knows. */
  isOver: () => boolean;
  /**
   * IN-10: the same of a session that the browser kept. It is over without an activity record, whatever the browser
   * noted, unless the record of its sign-in has not reached the server yet. Where the browser noted nothing, the record
   * tells. Throws when then it cannot be read.
   */
  wasOver: (uid: string) => Promise<boolean>;
}

export interface SessionIdleDeps {
  lastActivity: LastActivity;
  limits: IdleLimits;
  /** The user's activity record; null when the server says that there is none. */
  readRecord: (uid: string) => Promise<unknown>;
  /** Whether a sign-in of this browser has not told its record yet; all tabs share it. */
  untold: { get: () => boolean; set: (untold: boolean) => void };
  now: () => number;
  log: (message: string, error: unknown) => void;
}

export function createSessionIdle(deps: SessionIdleDeps): SessionIdle {
  const { lastActivity, limits, untold, now } = deps;
  const isExpired = (last: number | null) => idleStatusOf(now(), last, limits).kind === 'expired';
  /** The moment that the record tells of; null without one. Where it cannot be read, what the browser noted counts. */
  const recorded = async (uid: string): Promise<number | null> => {
    try {
      return momentOfActivity(await deps.readRecord(uid));
    } catch (error) {
      const noted = lastActivity.get();
      if (noted === null) throw error;
      deps.log('The activity record', error);
      return noted;
    }
  };
  return {
    begin: () => {
      const before = { untold: untold.get(), lastActivity: lastActivity.get() };
      const began = now();
      untold.set(true);
      lastActivity.set(began);
      return () => {
        // Another tab may be in use meanwhile: what it noted since counts.
        if (lastActivity.get() !== began) return;
        untold.set(before.untold);
        lastActivity.set(before.lastActivity);
      };
    },
    isUntold: untold.get,
    told: () => untold.set(false),
    isOver: () => lastActivity.get() !== null && isExpired(lastActivity.get()),
    wasOver: async (uid) => {
      const noted = lastActivity.get();
      if (noted !== null && isExpired(noted)) return true;
      const record = await recorded(uid);
      if (record === null) return noted === null || !untold.get();
      if (noted === null) lastActivity.set(Math.min(record, now()));
      return isExpired(lastActivity.get());
    },
  };
}

const KEY = 'signInUntold';

/** That of this browser. A sign-out forgets it with all else. */
export const browserUntold: SessionIdleDeps['untold'] = {
  get: () => readText(KEY) !== null,
  set: (untold) => writeText(KEY, untold ? 'yes' : null),
};
