import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import { HttpFailure } from '../http/http.ts';
import { AuthFlowError } from './auth-flow.ts';
import type { AuthFlowProblem } from './auth-flow.ts';

const OF_STATUS: Partial<Record<number, AuthFlowProblem>> = { 0: 'offline', 429: 'throttled' };

/** The rules that our API reports for a field of sign-up and sign-in. */
const OF_RULE: Record<PasswordProblem | 'unknown' | 'recent' | 'taken', AuthFlowProblem> = {
  short: 'password-short',
  long: 'password-long',
  common: 'password-common',
  email: 'password-email',
  unknown: 'email-unknown',
  recent: 'password-needed',
  taken: 'email-in-use',
};

const OF_FIELD: Partial<Record<string, AuthFlowProblem>> = { email: 'email-invalid' };

/** Converts a failure of our API to an AuthFlowError. Without a schema: public pages do not load that library. */
export function authFlowErrorOf(error: unknown): AuthFlowError {
  if (error instanceof AuthFlowError) return error;
  if (!(error instanceof HttpFailure)) return new AuthFlowError('unknown', error);
  const problem = OF_STATUS[error.status] ?? problemOf(error.body);
  const wait = Number(error.headers.get('retry-after'));
  return new AuthFlowError(problem, error, wait > 0 ? wait : null);
}

function problemOf(body: unknown): AuthFlowProblem {
  for (const [field, { rule }] of Object.entries(errorsOf(body))) {
    const known = Object.entries(OF_RULE).find(([name]) => name === rule)?.[1] ?? OF_FIELD[field];
    if (known) return known;
  }
  return 'unknown';
}

function errorsOf(body: unknown): Record<string, { rule?: unknown }> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  return typeof body.errors === 'object' && body.errors !== null ? { ...body.errors } : {};
}
