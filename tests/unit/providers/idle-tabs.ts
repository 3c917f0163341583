import { createIdleClock } from '#providers/activity/idle-clock.ts';
import type { IdleClock } from '#providers/activity/idle-clock.ts';
import { IDLE_LIMITS } from '#providers/activity/idle.ts';
import { createLastActivity } from '#providers/activity/last-activity.ts';
import type { LastActivity } from '#providers/activity/last-activity.ts';

export interface Tab {
  clock: IdleClock;
  lastActivity: LastActivity;
  /** How often its session has ended. */
  expired: () => number;
  /** As a mouse on a page of the portal. */
  touch: () => void;
  /** The tab is gone, without a word. */
  kill: () => void;
}

/** A browser: the storage that its tabs share, and the events by which they hear of each other. */
export class FakeBrowser {
  private readonly listeners = new Map<object, () => void>();
  private stored: string | null;

  constructor(lastActivity: number | null) {
    this.stored = lastActivity === null ? null : String(lastActivity);
  }

  lastActivity(me = {}): LastActivity {
    return createLastActivity({
      read: () => this.stored,
      write: (value) => {
        this.stored = value;
        for (const [other, notify] of this.listeners) if (other !== me) notify();
      },
      onWritten: (listener) => void this.listeners.set(me, listener),
    });
  }

  open(): Tab {
    const me = {};
    const lastActivity = this.lastActivity(me);
    let expired = 0;
    const clock = createIdleClock({
      lastActivity,
      limits: IDLE_LIMITS,
      now: Date.now,
      onExpired: () => {
        expired += 1;
      },
    });
    const stop = clock.start();
    return {
      clock,
      lastActivity,
      expired: () => expired,
      touch: () => clock.act({ onAuthRoute: false, warningHidden: false }),
      kill: () => {
        stop();
        this.listeners.delete(me);
      },
    };
  }
}
