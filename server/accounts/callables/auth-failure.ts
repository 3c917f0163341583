import { CallableError } from './callable-error.ts';

/** Converts Firebase Auth's errors to ours; null for an unexpected one. */
export function fromAuthFailure(error: unknown): CallableError | null {
  switch (codeOf(error)) {
    case 'auth/user-not-found':
      return userNotFound();
    case 'auth/email-already-exists':
      return refusedEmail('already-exists', 'taken', 'An account with this email already exists');
    case 'auth/invalid-email':
      return refusedEmail('invalid-argument', 'email', 'Enter a valid email');
    case 'auth/quota-exceeded':
    case 'auth/too-many-requests':
      return new CallableError('resource-exhausted', 'Too many attempts. Try again later');
    case 'app/network-error':
    case 'app/network-timeout':
      return new CallableError('unavailable', 'The sign-in service cannot be reached right now');
    default:
      return null;
  }
}

export function userNotFound(): CallableError {
  return new CallableError('not-found', 'There is no such user');
}

function refusedEmail(
  code: 'already-exists' | 'invalid-argument',
  rule: string,
  message: string,
): CallableError {
  const details = { field: 'email', rule, value: null, nearest: null };
  return new CallableError(code, message, { details });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
