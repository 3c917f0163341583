import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../errors/problem.ts';

/** The deadline, on the clock of `performance.now()`. It applies to the work and all that it calls. */
const deadlines = new AsyncLocalStorage<number>();

/** Milliseconds that a timer for the deadline may fire early. */
const EARLY = 2;

/** Runs `work` with a deadline for Firebase, this many milliseconds from now. An earlier deadline stays in effect. */
export function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(Math.min(performance.now() + milliseconds, ownDeadline()), work);
}

/** Runs `work` with a deadline of its own, to clean up after a failure. */
export function withTimeOfItsOwn<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** Milliseconds until the deadline; Infinity without one. */
export function timeLeft(): number {
  return ownDeadline() - performance.now();
}

/** Call it before each step that cannot be undone: the caller may have given up. @throws Problem 503 */
export function requireTimeLeft(): void {
  if (timeLeft() < EARLY) throw new Problem('unavailable', 'This took too long. Try again');
}

function ownDeadline(): number {
  return deadlines.getStore() ?? Infinity;
}
