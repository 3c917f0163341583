import { backoff, pause } from '../async/backoff.ts';

/** Starts listening: calls `heard` for each message, and `ended` when it breaks. Returns a function that stops it. */
export type Listen = (heard: () => void, ended: (error: unknown) => void) => () => void;

/**
 * Listens until `signal` is aborted. Retries a listener that cannot be opened or breaks, with longer pauses until a
 * message arrives. `log` receives the reason.
 */
export async function keepListening(
  open: () => Promise<Listen>,
  log: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let attempt = 0;
  const heard = (): void => {
    attempt = 0;
  };
  while (!signal.aborted) {
    try {
      const listen = await open();
      if (!signal.aborted) await untilItEnds(listen, heard, signal);
    } catch (error) {
      log(error);
    }
    await pause(backoff(attempt), signal);
    attempt += 1;
  }
}

/** Resolves when `signal` is aborted; nothing is received after that. Throws when the listener breaks. */
function untilItEnds(listen: Listen, heard: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    const end = (): void => {
      stop?.();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    stop = listen(heard, (error) => {
      signal.removeEventListener('abort', end);
      stop?.();
      reject(error instanceof Error ? error : new Error('The listener ended', { cause: error }));
    });
  });
}
