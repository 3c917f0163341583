import type { ChangeEvent } from '#domain/schemas/event.ts';
import { backoff, pause } from '../async/backoff.ts';
import { checkFailure } from './error-policy.ts';
import { readEventStream, StreamRefused, StreamSilent } from './event-stream.ts';
import { failureStatus } from './failure-status.ts';

/** Below the base of the API. */
const PATH = '/events';

export interface ConnectionDeps {
  /** Of the API. */
  baseUrl: string;
  /** `renew`: the server no longer takes the last one. */
  token: (renew: boolean) => Promise<string>;
  onChange: (event: ChangeEvent) => void;
  /** The stream is open again after a gap in which changes may have been missed. */
  onGap: () => void;
  /** The user may not listen, even with a fresh token. */
  onRefused: (status: number, reason: unknown) => void;
  /** ER-03; with the error where it is none of a request. */
  log: (message: string, error?: unknown) => void;
  wait?: Wait;
}

/** `wasOpen`: the stream that ended had been open, and so those of all other browsers. */
type Wait = (attempt: number, signal: AbortSignal, wasOpen: boolean) => Promise<void>;

/** A stream that was open for so long was a good one, in milliseconds; one that is ended at once is asked for ever less often. */
const STEADY = 30_000;
/** Over so many milliseconds those come again whose streams a server that closes has ended all at once. */
const SPREAD = 3_000;

const waitBackoff: Wait = (attempt, signal, wasOpen) =>
  pause(backoff(attempt) + (wasOpen ? SPREAD * Math.random() : 0), signal);

/** Keeps the stream open until `signal` is aborted or the server refuses the user. */
export async function keepConnected(deps: ConnectionDeps, signal: AbortSignal): Promise<void> {
  const wait = deps.wait ?? waitBackoff;
  let attempt = 0;
  let openedBefore = false;
  let openSince: number | null = null;
  let refusals = 0;
  const onOpen = (): void => {
    if (openedBefore) deps.onGap();
    openedBefore = true;
    openSince = performance.now();
    refusals = 0;
  };
  /** Whether it is over with a stream that was open. */
  const close = (): boolean => {
    if (openSince === null) return false;
    if (performance.now() - openSince >= STEADY) attempt = 0;
    openSince = null;
    return true;
  };
  while (!signal.aborted) {
    try {
      const token = await deps.token(refusals > 0);
      await readEventStream(`${deps.baseUrl}${PATH}`, token, signal, {
        onOpen,
        onChange: deps.onChange,
      });
    } catch (error) {
      if (!signal.aborted) note(error, deps.log);
      if (isRefusal(error)) refusals += 1;
      if (refusals > 1 && error instanceof StreamRefused) {
        return deps.onRefused(error.status, error.reason);
      }
    }
    const wasOpen = close();
    await wait(attempt, signal, wasOpen);
    attempt += 1;
  }
}

/** By its kind it ends no session: whoever is refused for good is told to `onRefused`. */
function note(error: unknown, log: ConnectionDeps['log']): void {
  const status = statusOf(error);
  if (status === null) log('The stream of changes', error);
  else checkFailure({ kind: 'stream', path: PATH, status }, log);
}

function statusOf(error: unknown): number | null {
  if (error instanceof StreamRefused) return error.status;
  return error instanceof StreamSilent ? 0 : failureStatus(error);
}

/** Everything else (no connection, a proxy's 502, a restart) passes by itself. */
function isRefusal(error: unknown): boolean {
  return error instanceof StreamRefused && (error.status === 401 || error.status === 403);
}
