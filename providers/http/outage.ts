import { backoff, pause } from '../async/backoff.ts';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';

/** The statuses of an API, or of its proxy, that is out of service. They end no session (ER-02 names 404 and 500). */
const OUT: ReadonlySet<number> = new Set([502, 503, 504]);

/** Spreads the requests of all browsers over this many milliseconds when the outage started for all at once. */
const SPREAD = 5_000;

export function isOutage(status: number): boolean {
  return OUT.has(status);
}

export interface OutageDeps {
  /** The server's message for a failed read; the outage notice replaces it. */
  said?: string | undefined;
  /** The first pause that the server requires, in milliseconds. */
  after?: number;
  /** Sends a small request to the API; returns the HTTP status, 0 without a response. */
  ask: () => Promise<number>;
}

/** SE-09: whether the API is out of service; the shell shows one notice for all requests meanwhile. */
export interface Outage extends Observable<boolean> {
  /** Returns whether the shell's notice already covers this message. */
  isSaid: (message: unknown) => boolean;
  /** Calls `listener` when the API works again, so that the page can reload its data. */
  onOver: (listener: () => void) => () => void;
  /** Starts an outage, unless there is one, and retries until it is over, with growing pauses and random delays. */
  begin: (deps: OutageDeps) => void;
  /** Called at sign-out: stops retrying. */
  forget: () => void;
}

export function createOutage(): Outage {
  const state = createObservable(false);
  const listeners = new Set<() => void>();
  /** The server's messages for failed reads. */
  const messages = new Set<string>();
  let current: AbortController | null = null;

  const forget = (): void => {
    current?.abort();
    current = null;
    messages.clear();
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
    isSaid: (message) => typeof message === 'string' && messages.has(message),
    onOver: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: ({ said, after = 0, ask }) => {
      if (said) messages.add(said);
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
