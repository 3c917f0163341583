import { isDatabaseUnavailable } from '../errors/database-unavailable.ts';
import { Problem } from '../errors/problem.ts';

/** SE-09: returns a 503 for work that failed because the database was unavailable; null for every other error. */
export function databaseProblem(error: unknown): Problem | null {
  return isDatabaseUnavailable(error) ? databaseUnavailable(error) : null;
}

export function databaseUnavailable(cause: unknown): Problem {
  return new Problem('unavailable', 'The database cannot be reached right now. Try again', {
    cause,
  });
}
