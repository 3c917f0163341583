import { useCallback, useEffect, useRef } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import type { EventsType } from 'react-idle-timer';
import { TIMER_START_DELAY } from '#domain/basics/constants.ts';
import type { IdleClock } from '#providers/activity/idle-clock.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';
import type { PossibleActivity } from '#providers/activity/idle.ts';

/** IN-07. */
const EVENTS: EventsType[] = [
  'mousemove',
  'mousedown',
  'keydown',
  'touchmove',
  'touchstart',
  'scroll',
];

/** Returns whether the mouse did not move: browsers also report a still mouse when the page moves below it. */
function isStill(event: Event | undefined): boolean {
  if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

type Place = Pick<PossibleActivity, 'onAuthRoute' | 'warningHidden'>;

/**
 * IN-06, IN-07: react-idle-timer detects input and prompts; the clock determines the status. The timer only knows this
 * tab: its own registry of tabs would wait forever for a crashed one.
 */
export function useIdleTimers(clock: IdleClock, place: Place): { restart: () => void } {
  const { timeout, warning } = idleLimits();
  const timer = useIdleTimer({
    timeout,
    promptBeforeIdle: warning,
    events: EVENTS,
    startManually: true,
    onAction: (event) => {
      if (!isStill(event)) clock.act(place);
    },
    onPrompt: clock.look,
    onIdle: clock.look,
  });
  const latest = useRef(timer);
  useEffect(() => {
    latest.current = timer;
  });
  const restart = useCallback(() => void latest.current.start(), []);
  useEffect(() => {
    const delay = setTimeout(() => {
      restart();
      if (document.visibilityState === 'visible') clock.arrive();
    }, TIMER_START_DELAY);
    return () => clearTimeout(delay);
  }, [clock, restart]);
  useEffect(() => startAfterStaying(restart), [restart]);
  return { restart };
}

/** Restarts the timer, which stops before a page unloads, for a user who chooses to stay. */
function startAfterStaying(restart: () => void): () => void {
  const onLeaving = (): void => void setTimeout(restart, 0);
  addEventListener('beforeunload', onLeaving);
  return () => removeEventListener('beforeunload', onLeaving);
}
