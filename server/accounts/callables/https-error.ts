import { HttpsError } from 'firebase-functions/https';
import { loggableError } from '../../platform/errors/error-log.ts';
import { databaseProblem } from '../../platform/http/database-problem.ts';
import { CallableError, fromProblem } from './callable-error.ts';

/** Converts a CallableError to Cloud Functions' error. Logs any other error and reports it without details. */
export function toHttpsError(error: unknown): HttpsError {
  if (error instanceof CallableError) {
    return new HttpsError(error.code, error.message, error.details);
  }
  console.error('A callable could not begin', loggableError(error));
  const problem = databaseProblem(error);
  if (problem) return toHttpsError(fromProblem(problem));
  return new HttpsError('internal', 'Something went wrong on our side');
}
