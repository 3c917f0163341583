import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application } from '#domain/customers/application-schema.ts';
import { ownApplication } from '#providers/account/applications.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { toFailure } from './failure/failure.ts';
import type { Failure } from './failure/failure.ts';

/** Milliseconds between two checks while the page is visible. */
export const LOOK_INTERVAL = 15_000;

export interface OwnApplication {
  /** undefined while it is not known, null when there is none. */
  application: Application | null | undefined;
  /** The failure of the last check. */
  failure: Failure | null;
  /** Checks again now. */
  look: () => void;
  /** Sets the application from the response to another request. */
  setApplication: (application: Application) => void;
}

/** Loads the user's latest application: at once, when the page becomes visible, and every 15 s while it is. */
export function useOwnApplication(): OwnApplication {
  const { client } = useRuntime();
  const [application, setApplication] = useState<Application | null>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const looking = useRef<AbortController | null>(null);
  const look = useCallback(() => {
    looking.current?.abort();
    const mine = new AbortController();
    looking.current = mine;
    const settle = (found: Application | null | undefined, missed: Failure | null): void => {
      if (mine.signal.aborted) return;
      // A failed check leaves the known application.
      if (found !== undefined) setApplication(found);
      setFailure(missed);
    };
    ownApplication(client, mine.signal).then(
      (found) => settle(found, null),
      (error: unknown) => settle(undefined, toFailure(error, new Date())),
    );
  }, [client]);
  useEffect(() => {
    look();
    return () => looking.current?.abort();
  }, [look]);
  useWhileVisible(look);
  const know = useCallback((known: Application) => {
    // An earlier check would return the former state.
    looking.current?.abort();
    setApplication(known);
    setFailure(null);
  }, []);
  return { application, failure, look, setApplication: know };
}

/** Calls `look` when the page becomes visible, and every 15 s while it is. */
function useWhileVisible(look: () => void): void {
  useEffect(() => {
    const lookIfVisible = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfVisible, LOOK_INTERVAL);
    window.addEventListener('focus', lookIfVisible);
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', lookIfVisible);
      document.removeEventListener('visibilitychange', lookIfVisible);
    };
  }, [look]);
}
