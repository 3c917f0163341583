import { useCallback, useSyncExternalStore } from 'react';

/** Returns the whole seconds until a time (milliseconds since 1970), counting down to 0. */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (until <= Date.now()) return () => undefined;
      const timer = setInterval(() => {
        tick();
        if (until <= Date.now()) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}
