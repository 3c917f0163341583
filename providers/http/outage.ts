import { backoff, pause } from '../async/backoff.ts';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';

/** What the API, or the proxy before it, answers while it cannot work. It ends no session (ER-02 names 404 and 500). */
const OUT: ReadonlySet<number> = new Set([502, 503, 504]);

/** Over so many milliseconds the browsers come back, that were all told at the same time. */
const SPREAD = 5_000;

export function isOutage(status: number): boolean {
  return OUT.has(status);
}

export interface OutageDeps {
  /** What the server said, where something was only to be read: nothing else needs to be told of it. */
  said?: string | undefined;
  /** Milliseconds that the server wants to be left alone, at first. */
  after?: number;
  /** Asks the API something small; answers the HTTP status, 0 without an answer. */
  ask: () => Promise<number>;
}

/** SE-09: whether the API cannot work just now; the shell says so, once for all that is asked meanwhile. */
export interface Outage extends Observable<boolean> {
  /** Whether a message says what the shell says already. */
  isSaid: (message: unknown) => boolean;
  /** Calls `listener` when the API works again, so that what shows is read again. */
  onOver: (listener: () => void) => () => void;
  /** Begins an outage, unless there is one, and asks until it is over: less and less often, and each browser at its own times. */
  begin: (deps: OutageDeps) => void;
  /** At sign-out: nobody asks any more. */
  forget: () => void;
}

export function createOutage(): Outage {
  const state = createObservable(false);
  const listeners = new Set<() => void>();
  /** The server's words for what could only not be read. */
  const words = new Set<string>();
  let current: AbortController | null = null;

  const forget = (): void => {
    current?.abort();
    current = null;
    words.clear();
    state.set(false);
  };
  const follow = async (
    ask: OutageDeps['ask'],
    after: number,
    signal: AbortSignal,
  ): Promise<void> => {
    await untilOver(ask, after, signal);
    if (signal.aborted) return;
    forget();
    for (const listener of listeners) listener();
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    isSaid: (message) => typeof message === 'string' && words.has(message),
    onOver: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: ({ said, after = 0, ask }) => {
      if (said) words.add(said);
      if (current) return;
      const { signal } = (current = new AbortController());
      state.set(true);
      void follow(ask, after, signal);
    },
    forget,
  };
}

async function untilOver(
  ask: OutageDeps['ask'],
  after: number,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    await pause(Math.max(after, backoff(attempt)) + SPREAD * Math.random(), signal);
    if (signal.aborted) return;
    const status = await ask();
    if (status !== 0 && !isOutage(status)) return;
  }
}
