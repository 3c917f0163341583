import { Problem } from '../errors/problem.ts';
import { TimeoutError, within } from './within.ts';
import { requireTimeLeft, timeLeft, withDeadline } from './deadline.ts';

/** For one question, in milliseconds; Firebase's own libraries would try for minutes. */
export const LONGEST_QUESTION = 10_000;
/** For finding out who asks, with all the questions that it takes, in milliseconds. */
export const LONGEST_IDENTIFYING = 5_000;

/** gRPC's codes for Firestore that is not there, does not answer, or is asked for too much at once. */
const PASSING: ReadonlySet<unknown> = new Set([
  4, // deadline exceeded
  8, // resource exhausted
  10, // aborted, after the last of several attempts
  14, // unavailable
  'app/network-error',
  'app/network-timeout',
]);

/**
 * Every question to Firebase Auth and Firestore goes through here: it has its time, and is not begun when the time of the
 * work that asks is over. What is given up may still happen: it was sent.
 *
 * @throws Problem 503 when Firebase does not answer, or not in time; otherwise what Firebase refuses
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

/** 503 in other words; the log gets what was the matter in the first place. */
export function unavailable(message: string, error: unknown): Problem {
  return new Problem('unavailable', message, {
    cause: error instanceof Problem ? (error.cause ?? error) : error,
  });
}
