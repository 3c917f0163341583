import { useCallback, useEffect, useRef } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import type { EventsType } from 'react-idle-timer';
import { TIMER_START_DELAY } from '#domain/constants.ts';
import type { PossibleActivity } from '#domain/idle.ts';
import type { IdleClock } from '#providers/activity/idle-clock.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';

/** IN-07. */
const EVENTS: EventsType[] = [
  'mousemove',
  'mousedown',
  'keydown',
  'touchmove',
  'touchstart',
  'scroll',
];

/** Browsers tell of a mouse that stands still when the page moves below it. */
function isStill(event: Event | undefined): boolean {
  if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

type Place = Pick<PossibleActivity, 'onAuthRoute' | 'warningHidden'>;

/**
 * IN-06, IN-07: react-idle-timer hears what is done and prompts; how the session stands, the clock says. The timer
 * knows of this tab only: its own registry of tabs would wait for one that crashed for ever.
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

/** The timer stops when the page is about to be left, and would not go on for a user who chose to stay. */
function startAfterStaying(restart: () => void): () => void {
  const onLeaving = (): void => void setTimeout(restart, 0);
  addEventListener('beforeunload', onLeaving);
  return () => removeEventListener('beforeunload', onLeaving);
}
