const FIRST = 1_000;
const LONGEST = 30_000;

/** Returns the milliseconds before attempt `attempt` (0, 1, …): doubles up to 30 s; the upper half is random. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * random();
}

/** Resolves after `milliseconds`, or at once when `signal` is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
