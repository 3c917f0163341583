import { useEffect } from 'react';
import { backoff, pause } from '#providers/async/backoff.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { useSessionActions } from '#providers/session/use-session.ts';

/**
 * After the account number is granted, reloads the session until it has that number, which closes this page. The
 * profile is written a moment after the grant, and its listener may have no connection.
 */
export function useMoveOn(granted: boolean): void {
  const session = useSessionActions();
  useEffect(() => {
    if (!granted) return undefined;
    const leave = new AbortController();
    void refreshUntil(session, leave.signal);
    return () => leave.abort();
  }, [granted, session]);
}

async function refreshUntil(session: Session, leave: AbortSignal): Promise<void> {
  for (let attempt = 0; !leave.aborted; attempt += 1) {
    try {
      await session.refresh();
    } catch (error) {
      console.warn('The session could not be read again', error);
    }
    await pause(backoff(attempt), leave);
  }
}
