import { CallableError } from './callable-error.ts';

/** What Firebase Auth refuses, in our words; null for what nobody foresaw. */
export function fromAuthFailure(error: unknown): CallableError | null {
  switch (codeOf(error)) {
    case 'auth/user-not-found':
      return userNotFound();
    case 'auth/email-already-exists':
      return refusedEmail('already-exists', 'taken', 'This e-mail address has an account');
    case 'auth/invalid-email':
      return refusedEmail('invalid-argument', 'email', 'This is no e-mail address');
    case 'auth/quota-exceeded':
    case 'auth/too-many-requests':
      return new CallableError('resource-exhausted', 'Firebase asks to wait. Try again later');
    case 'app/network-error':
    case 'app/network-timeout':
      return new CallableError('unavailable', 'Firebase cannot be reached just now');
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
