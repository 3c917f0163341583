import { countsAsActivity, nextLook, idleStatusOf } from '#domain/idle.ts';
import type { IdleLimits, PossibleActivity, IdleStatus } from '#domain/idle.ts';
import type { LastActivity } from './last-activity.ts';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';

/** How long at most until it looks again: a machine that slept, or whose clock was set, is noticed by then. */
const TIMEOUT = 10_000;
/** More than this ahead, the last activity was noted by a clock that has been set back since. */
const SET_BACK = 1_000;

export interface IdleClockDeps {
  lastActivity: LastActivity;
  limits: IdleLimits;
  /** The wall clock, milliseconds since 1970. */
  now: () => number;
  /** Nobody has done anything for too long; called once a start. */
  onExpired: () => void;
}

/** How the session stands by the wall clock and the activity of all tabs, whatever timers and other tabs do. */
export interface IdleClock extends Observable<IdleStatus> {
  look: () => void;
  /** IN-07: somebody did something, which may count. */
  act: (page: Pick<PossibleActivity, 'onAuthRoute' | 'warningHidden'>) => void;
  /** IN-05: Continue. Too late is too late. */
  goOn: () => void;
  /** IN-06, IN-10: somebody comes to this tab, or back to it: starts anew, unless a warning is due. */
  arrive: () => void;
  /** Looks from now on; answers how to stop. Before and after that, nothing counts. */
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
  /** The clock hears of it as of any other change, and looks. */
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
