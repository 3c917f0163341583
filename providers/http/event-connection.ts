import type { ChangeEvent } from '#domain/schemas/event.ts';
import { backoff, pause } from '../async/backoff.ts';
import { checkFailure } from './error-policy.ts';
import { readEventStream, StreamRefused, StreamSilent } from './event-stream.ts';
import { failureStatus } from './failure-status.ts';

/** Relative to the API's base URL. */
const PATH = '/events';

export interface ConnectionDeps {
  /** The API's base URL. */
  baseUrl: string;
  /** `renew`: request a new token, because the server refused the last one. */
  token: (renew: boolean) => Promise<string>;
  onChange: (event: ChangeEvent) => void;
  /** Called when the stream reopens after a gap in which changes may have been missed. */
  onGap: () => void;
  /** Called when the server refuses the user even with a new token. */
  onRefused: (status: number, reason: unknown) => void;
  /** ER-03: logs a failure; `error` is given when it did not come from a response. */
  log: (message: string, error?: unknown) => void;
  wait?: Wait;
}

/** `wasOpen`: the stream was open before, and probably those of all other browsers too. */
type Wait = (attempt: number, signal: AbortSignal, wasOpen: boolean) => Promise<void>;

/** After this many milliseconds open, a stream counts as stable; pauses grow after one that ends sooner. */
const STEADY = 30_000;
/** Spreads reconnects over this many milliseconds after a closing server has ended all streams at once. */
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
  /** Ends the attempt; returns whether the stream was open. */
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

/** Logs a failure. It ends no session: a permanent refusal goes to `onRefused`. */
function note(error: unknown, log: ConnectionDeps['log']): void {
  const status = statusOf(error);
  if (status === null) log('The stream of changes', error);
  else checkFailure({ kind: 'stream', path: PATH, status }, log);
}

function statusOf(error: unknown): number | null {
  if (error instanceof StreamRefused) return error.status;
  return error instanceof StreamSilent ? 0 : failureStatus(error);
}

/** Every other failure (no connection, a proxy's 502, a restart) is temporary. */
function isRefusal(error: unknown): boolean {
  return error instanceof StreamRefused && (error.status === 401 || error.status === 403);
}
