import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endedByRefusal } from '#providers/error-policy.ts';
import { onGap, startEvents } from '#providers/events.ts';
import type { Runtime } from '#providers/runtime.ts';

/** While the portal shows: listens for changes, and reads again what shows after a gap. Ends with the session. */
export function useLiveEvents({ session, apiUrl }: Runtime, queryClient: QueryClient): void {
  useEffect(() => {
    const stop = startEvents({
      baseUrl: apiUrl,
      token: session.token,
      onRefused: (status, reason) => {
        const by = endedByRefusal(status, reason);
        if (by) void session.signOut(by);
      },
      locks: navigator.locks,
      log: (message, error) => console.error(message, error ?? ''),
    });
    const ignore = onGap(() => void queryClient.invalidateQueries());
    return () => {
      ignore();
      stop();
    };
  }, [session, apiUrl, queryClient]);
}
