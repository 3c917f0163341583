import { useEffect, useState } from 'react';
import { TOAST_EXTENDED_TIMEOUT } from '#domain/constants.ts';

export interface Countdown {
  /** The length of the current run, in milliseconds; null: until it is closed. */
  lasts: number | null;
  /** The key of the current run. */
  run: string;
  isHeld: boolean;
  hold: () => void;
  release: () => void;
}

/**
 * TO-02, TO-03: calls `onEnd` after `lasts` ms. Pauses while held, runs one more second after that, and restarts when
 * `count` changes.
 */
export function useCountdown(lasts: number | null, count: number, onEnd: () => void): Countdown {
  const [state, setState] = useState({ count, lasts, releases: 0, isHeld: false });
  if (state.count !== count) setState({ ...state, count, lasts });
  useEffect(() => {
    if (state.isHeld || state.lasts === null) return undefined;
    const timer = setTimeout(onEnd, state.lasts);
    return () => clearTimeout(timer);
  }, [state, onEnd]);
  return {
    lasts: state.lasts,
    run: `${state.count}/${state.releases}`,
    isHeld: state.isHeld,
    hold: () => setState((now) => ({ ...now, isHeld: true })),
    release: () =>
      setState((now) => ({
        ...now,
        isHeld: false,
        releases: now.releases + 1,
        lasts: now.lasts === null ? null : TOAST_EXTENDED_TIMEOUT,
      })),
  };
}
