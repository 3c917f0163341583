import { Problem } from '../errors/problem.ts';
import { requireTimeLeft, timeLeft, withDeadline } from './deadline.ts';
import { TimeoutError, within } from './within.ts';

/** Timeout of one request to Firebase, in milliseconds. Firebase's own libraries would try for minutes. */
export const LONGEST_QUESTION = 10_000;
/** Timeout for identifying the caller, with all requests that it takes, in milliseconds. */
export const LONGEST_IDENTIFYING = 5_000;

/** gRPC codes for a Firestore that is unreachable, does not answer, or gets too many requests. */
const PASSING: ReadonlySet<unknown> = new Set([
  4, // deadline exceeded
  8, // resource exhausted
  10, // aborted, after the last of several attempts
  14, // unavailable
  'app/network-error',
  'app/network-timeout',
]);

/**
 * Sends a request to Firebase Auth or Firestore; all requests go through here. It has a timeout, and is not sent after
 * the deadline of the work that it belongs to. A request that timed out may still take effect.
 *
 * @throws Problem 503 when Firebase does not answer in time; otherwise Firebase's own error
 */
export async function askFirebase<T>(ask: () => Promise<T>): Promise<T> {
  requireTimeLeft();
  const limit = Math.min(LONGEST_QUESTION, timeLeft());
  try {
    return await within(limit, 'Firebase', withDeadline(limit, ask));
  } catch (error) {
    if (!isPassing(error)) throw error;
    throw unavailable('Firebase cannot be reached just now. Try again', error);
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TimeoutError || ('code' in error && PASSING.has(error.code));
}

/** Returns a 503 with this message. The log gets the original error. */
export function unavailable(message: string, error: unknown): Problem {
  return new Problem('unavailable', message, {
    cause: error instanceof Problem ? (error.cause ?? error) : error,
  });
}
