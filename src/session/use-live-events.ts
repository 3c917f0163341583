import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Connection } from '#providers/http/connection.ts';
import { endedByRefusal } from '#providers/http/error-table.ts';
import type { Runtime } from '#providers/runtime.ts';

/** Listens for changes while the portal is open, and reloads data after a gap or an outage. Ends with the session. */
export function useLiveEvents(
  { session }: Pick<Runtime, 'session'>,
  { events, outage }: Pick<Connection, 'events' | 'outage'>,
  queryClient: QueryClient,
): void {
  useEffect(() => {
    const stop = events.start({
      onRefused: (status, reason) => {
        const by = endedByRefusal(status, reason);
        if (by) void session.signOut(by);
      },
      locks: navigator.locks,
      log: (message, error) => console.error(message, error),
    });
    const readAgain = () => void queryClient.invalidateQueries();
    const ignoreGaps = events.onGap(readAgain);
    const ignoreOutages = outage.onOver(readAgain);
    return () => {
      ignoreGaps();
      ignoreOutages();
      stop();
    };
  }, [session, events, outage, queryClient]);
}
