import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application } from '#domain/schemas/application.ts';
import { ownApplication } from '#providers/account/applications.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { toFailure } from './failure/failure.ts';
import type { Failure } from './failure/failure.ts';

/** Milliseconds between two looks while the page is on the screen. */
export const LOOK_INTERVAL = 15_000;

export interface OwnApplication {
  /** undefined while it is not known, null when there is none. */
  application: Application | null | undefined;
  /** Of the last look. */
  failure: Failure | null;
  /** Looks again now. */
  look: () => void;
  /** What an answer to something else told of it. */
  setApplication: (application: Application) => void;
}

/** The latest application of the user: looks at once, when the page comes to the front, and every 15 s while it is. */
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
      // A look that fails leaves what is known.
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
    // A look that began before would bring what was before.
    looking.current?.abort();
    setApplication(known);
    setFailure(null);
  }, []);
  return { application, failure, look, setApplication: know };
}

/** Calls when the page comes to the front, and every 15 s while it is there. */
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
