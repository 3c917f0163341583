import { standingOf } from '#domain/idle.ts';
import type { IdleLimits } from '#domain/idle.ts';
import { momentOfActivity } from './activity-moment.ts';
import type { LastActivity } from './last-activity.ts';

/** What the session asks about inactivity. */
export interface SessionIdle {
  /** LG-01: somebody signs in, so somebody is here. */
  begin: () => void;
  /** Whether nobody has done anything for too long, as far as this browser knows. */
  isOver: () => boolean;
  /**
   * IN-10: the same of a session that the browser kept. Where it kept no activity, the user's record tells; without
   * one it is over. Throws when the record cannot be read.
   */
  wasOver: (uid: string) => Promise<boolean>;
}

export interface SessionIdlePorts {
  lastActivity: LastActivity;
  limits: IdleLimits;
  /** The user's activity record, or null. */
  readRecord: (uid: string) => Promise<unknown>;
  now: () => number;
}

export function createSessionIdle(ports: SessionIdlePorts): SessionIdle {
  const { lastActivity, limits, now } = ports;
  const isExpired = (last: number | null) => standingOf(now(), last, limits).kind === 'expired';
  return {
    begin: () => lastActivity.set(now()),
    isOver: () => lastActivity.get() !== null && isExpired(lastActivity.get()),
    wasOver: async (uid) => {
      if (lastActivity.get() === null) {
        const recorded = momentOfActivity(await ports.readRecord(uid));
        if (recorded !== null) lastActivity.set(Math.min(recorded, now()));
      }
      return isExpired(lastActivity.get());
    },
  };
}
