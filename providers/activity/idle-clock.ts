import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';
import { countsAsActivity, nextLook, idleStatusOf } from './idle.ts';
import type { IdleLimits, PossibleActivity, IdleStatus } from './idle.ts';
import type { LastActivity } from './last-activity.ts';

/** The longest time between two checks, in milliseconds: detects a machine that slept, or whose clock was set. */
const TIMEOUT = 10_000;
/** When the last activity is further ahead than this, in milliseconds, the clock has been set back since. */
const SET_BACK = 1_000;

interface IdleClockDeps {
  lastActivity: LastActivity;
  limits: IdleLimits;
  /** The wall clock, milliseconds since 1970. */
  now: () => number;
  /** Called once per start, when the user has been inactive for too long. */
  onExpired: () => void;
}

/** The idle status by the wall clock and the activity of all tabs, independent of timers and other tabs. */
export interface IdleClock extends Observable<IdleStatus> {
  look: () => void;
  /** IN-07: called on user input, which may count as activity. */
  act: (page: Pick<PossibleActivity, 'onAuthRoute' | 'warningHidden'>) => void;
  /** IN-05: continues the session, unless it has already expired. */
  goOn: () => void;
  /** IN-06, IN-10: called when the user opens this tab or returns to it: restarts the time, unless a warning is due. */
  arrive: () => void;
  /** Starts checking; returns a function that stops it. Before and after that, no activity counts. */
  start: () => () => void;
}

export function createIdleClock(deps: IdleClockDeps): IdleClock {
  const { lastActivity, limits, now } = deps;
  const status = createObservable<IdleStatus>({ kind: 'active' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const stop = (): void => {
    running = false;
    clearTimeout(timer);
  };
  const mendClock = (): void => {
    if ((lastActivity.get() ?? 0) > now() + SET_BACK) lastActivity.set(now());
  };
  const look = (): void => {
    if (!running) return;
    clearTimeout(timer);
    mendClock();
    const last = lastActivity.get();
    const next = idleStatusOf(now(), last, limits);
    if (next.kind !== 'active' || status.get().kind !== 'active') status.set(next);
    if (last === null || next.kind === 'expired') {
      stop();
      deps.onExpired();
    } else timer = setTimeout(look, nextLook(now(), last, TIMEOUT, limits));
  };
  const isStill = (kind: IdleStatus['kind']) =>
    idleStatusOf(now(), lastActivity.get(), limits).kind === kind;
  /** The clock is subscribed to this change too, and checks. */
  const note = (): void => {
    if (running) lastActivity.move(now());
  };

  return {
    get: status.get,
    subscribe: status.subscribe,
    look,
    act: (page) => {
      const last = lastActivity.get();
      if (last === null) return look();
      if (countsAsActivity({ now: now(), lastActivity: last, ...page }, limits)) note();
      else if (!isStill('active')) look();
    },
    goOn: () => (isStill('expired') ? look() : note()),
    arrive: () => (isStill('active') ? note() : look()),
    start: () => {
      running = true;
      const stopHearing = lastActivity.subscribe(look);
      look();
      return () => {
        stop();
        stopHearing();
      };
    },
  };
}
