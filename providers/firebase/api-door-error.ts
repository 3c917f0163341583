import type { PasswordProblem } from '#domain/password/password-problem.ts';
import { DoorError } from './doors.ts';
import type { DoorProblem } from './doors.ts';
import { HttpFailure } from '../http/http.ts';

const OF_STATUS: Partial<Record<number, DoorProblem>> = { 0: 'offline', 429: 'throttled' };

/** The rules that our API names at a field of a door. */
const OF_RULE: Record<PasswordProblem | 'unknown' | 'recent', DoorProblem> = {
  short: 'password-short',
  long: 'password-long',
  common: 'password-common',
  email: 'password-email',
  unknown: 'email-unknown',
  recent: 'password-needed',
};

const OF_FIELD: Partial<Record<string, DoorProblem>> = { email: 'email-invalid' };

/** What a refusal of our API means at a door. No schema: the pages before the sign-in go without that library. */
export function doorErrorOf(error: unknown): DoorError {
  if (error instanceof DoorError) return error;
  if (!(error instanceof HttpFailure)) return new DoorError('unknown', error);
  const problem = OF_STATUS[error.status] ?? problemOf(error.body);
  const wait = Number(error.headers.get('retry-after'));
  return new DoorError(problem, error, wait > 0 ? wait : null);
}

function problemOf(body: unknown): DoorProblem {
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
