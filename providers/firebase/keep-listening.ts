import { backoff, pause } from '../async/backoff.ts';

/** Begins to listen: `heard` is called with each news, `ended` when it ended by itself. Answers how to end it. */
export type Listen = (heard: () => void, ended: (error: unknown) => void) => () => void;

/**
 * Listens until `signal` is aborted: what cannot be opened, or ends by itself, is begun again, later each time until
 * something is heard. `log` gets why it ended.
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

/** Resolves when `signal` is aborted: nothing is heard after that. Throws why it ended by itself. */
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
