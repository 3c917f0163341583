import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../errors/problem.ts';

/** Until when, by `performance.now()`; it goes with the work, into whatever that calls. */
const deadlines = new AsyncLocalStorage<number>();

/** By so many milliseconds a timer that was set for the deadline may be early. */
const EARLY = 2;

/** Runs `work`, which asks Firebase for at most so many milliseconds from now, or less where less is left already. */
export function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(Math.min(performance.now() + milliseconds, ownDeadline()), work);
}

/** The same with time of its own: for what puts things right after a failure. */
export function withTimeOfItsOwn<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** Milliseconds; Infinity for work without a deadline. */
export function timeLeft(): number {
  return ownDeadline() - performance.now();
}

/** Before each step that cannot be taken back: who asked for it may have given up. @throws Problem 503 */
export function requireTimeLeft(): void {
  if (timeLeft() < EARLY) throw new Problem('unavailable', 'This took too long. Try again');
}

function ownDeadline(): number {
  return deadlines.getStore() ?? Infinity;
}
