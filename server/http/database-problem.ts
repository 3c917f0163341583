import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Problem } from './problem.ts';

/** Seconds: a server that restarts is back after about as long. */
const RETRY_AFTER = 1;

/** SE-09: 503 for what failed because the database was not there; null for every other error. */
export function databaseProblem(error: unknown): Problem | null {
  return isDatabaseUnavailable(error) ? databaseUnavailable(error) : null;
}

export function databaseUnavailable(cause: unknown): Problem {
  return new Problem('unavailable', 'The database cannot be reached just now. Try again', {
    retryAfter: RETRY_AFTER,
    cause,
  });
}
