import type { ChangeEvent } from '#domain/schemas/event.ts';
import { backoff, pause } from './backoff.ts';
import { judgeFailure } from './error-policy.ts';
import { readEventStream, StreamRefused } from './event-stream.ts';
import { failureStatus } from './failure-status.ts';

/** Below the base of the API. */
const PATH = '/events';

export interface ConnectionPorts {
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
  wait?: (attempt: number, signal: AbortSignal) => Promise<void>;
}

const waitBackoff = (attempt: number, signal: AbortSignal): Promise<void> =>
  pause(backoff(attempt), signal);

/** Keeps the stream open until `signal` is aborted or the server refuses the user. */
export async function keepConnected(ports: ConnectionPorts, signal: AbortSignal): Promise<void> {
  const wait = ports.wait ?? waitBackoff;
  let attempt = 0;
  let opened = false;
  let refusals = 0;
  const onOpen = (): void => {
    if (opened) ports.onGap();
    opened = true;
    attempt = 0;
    refusals = 0;
  };
  while (!signal.aborted) {
    try {
      const token = await ports.token(refusals > 0);
      await readEventStream(`${ports.baseUrl}${PATH}`, token, signal, {
        onOpen,
        onChange: ports.onChange,
      });
    } catch (error) {
      if (!signal.aborted) note(error, ports.log);
      if (isRefusal(error)) refusals += 1;
      if (refusals > 1 && error instanceof StreamRefused) {
        return ports.onRefused(error.status, error.reason);
      }
    }
    await wait(attempt, signal);
    attempt += 1;
  }
}

/** By its kind it ends no session: whoever is refused for good is told to `onRefused`. */
function note(error: unknown, log: ConnectionPorts['log']): void {
  const status = error instanceof StreamRefused ? error.status : failureStatus(error);
  if (status === null) log('The stream of changes', error);
  else judgeFailure({ kind: 'stream', path: PATH, status }, log);
}

/** Everything else (no connection, a proxy's 502, a restart) passes by itself. */
function isRefusal(error: unknown): boolean {
  return error instanceof StreamRefused && (error.status === 401 || error.status === 403);
}
