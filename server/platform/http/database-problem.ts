import { isDatabaseUnavailable } from '../errors/database-unavailable.ts';
import { Problem } from '../errors/problem.ts';

/** The SQLSTATE with which our triggers refuse a row that conflicts with another one. Their message is for users. */
const REFUSED = 'LP409';

/** Returns a 409 for a row that a trigger refused; null for every other error. */
export function refusedByTrigger(error: unknown): Problem | null {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== REFUSED) return null;
  return new Problem('conflict', cause.message, { cause: error });
}

/** SE-09: returns a 503 for work that failed because the database was unavailable; null for every other error. */
export function databaseProblem(error: unknown): Problem | null {
  return isDatabaseUnavailable(error) ? databaseUnavailable(error) : null;
}

export function databaseUnavailable(cause: unknown): Problem {
  return new Problem('unavailable', 'The database cannot be reached right now. Try again', {
    cause,
  });
}
