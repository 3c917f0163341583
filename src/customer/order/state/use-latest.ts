import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the last render's action; for events, not during rendering. */
export function useLatest<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
