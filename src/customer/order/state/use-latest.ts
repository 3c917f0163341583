import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and does what the one of the last render does; for events, not while rendering. */
export function useLatest<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
