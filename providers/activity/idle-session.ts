import { readText, writeText } from '../browser/local-storage.ts';
import { momentOfActivity } from './activity-record.ts';
import { idleStatusOf } from './idle.ts';
import type { IdleLimits } from './idle.ts';
import type { LastActivity } from './last-activity.ts';

/** The inactivity checks of the session. */
export interface SessionIdle {
  /** LG-01: notes activity, because a user signs in. Returns a function that reverts it when the sign-in fails. */
  begin: () => () => void;
  /** Whether the record of the sign-in may not have reached the server, because the page was closed before. */
  isUnreported: () => boolean;
  /** Called when the server has the record of that sign-in. */
  reported: () => void;
  /** Whether the user has been inactive for too long, as far as this browser knows. */
  isOver: () => boolean;
  /**
   * IN-10: the same check for a session that the browser restored. Without an activity record it is over, whatever the
   * browser noted, unless the record of its sign-in has not reached the server yet. When the browser noted nothing, the
   * record decides. Throws when the record cannot be read in that case.
   */
  wasOver: (uid: string) => Promise<boolean>;
}

interface SessionIdleDeps {
  lastActivity: LastActivity;
  limits: IdleLimits;
  /** Reads the user's activity record; null when the server has none. */
  readRecord: (uid: string) => Promise<unknown>;
  /** Whether the record of a sign-in in this browser has not been sent yet; all tabs share it. */
  unreported: { get: () => boolean; set: (unreported: boolean) => void };
  now: () => number;
  log: (message: string, error: unknown) => void;
}

export function createSessionIdle(deps: SessionIdleDeps): SessionIdle {
  const { lastActivity, limits, unreported, now } = deps;
  const isExpired = (last: number | null) => idleStatusOf(now(), last, limits).kind === 'expired';
  /** Returns the time in the record; null without one. When it cannot be read, returns the browser's own time. */
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
      const before = { unreported: unreported.get(), lastActivity: lastActivity.get() };
      const began = now();
      unreported.set(true);
      lastActivity.set(began);
      return () => {
        // Another tab may be in use meanwhile: the activity that it noted since then counts.
        if (lastActivity.get() !== began) return;
        unreported.set(before.unreported);
        lastActivity.set(before.lastActivity);
      };
    },
    isUnreported: unreported.get,
    reported: () => unreported.set(false),
    isOver: () => lastActivity.get() !== null && isExpired(lastActivity.get()),
    wasOver: async (uid) => {
      const noted = lastActivity.get();
      if (noted !== null && isExpired(noted)) return true;
      const record = await recorded(uid);
      if (record === null) return noted === null || !unreported.get();
      if (noted === null) lastActivity.set(Math.min(record, now()));
      return isExpired(lastActivity.get());
    },
  };
}

const KEY = 'signInUntold';

/** Stored in this browser. A sign-out clears it. */
export const browserUnreported: SessionIdleDeps['unreported'] = {
  get: () => readText(KEY) !== null,
  set: (unreported) => writeText(KEY, unreported ? 'yes' : null),
};
