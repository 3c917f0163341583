import { HttpError } from 'react-admin';

/** What is not named is 0: whether it was done cannot be told. */
const STATUS: Record<string, number> = {
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'resource-exhausted': 429,
  unavailable: 503,
  'deadline-exceeded': 504,
};

/** A failure of Firestore as react-admin knows it, also when it comes as the text that react-admin-firebase makes of it. */
export function toHttpError(error: unknown): HttpError {
  const told = typeof error === 'object' && error !== null ? error : {};
  const message = 'message' in told ? String(told.message) : 'Firestore did not answer';
  const code = 'code' in told ? String(told.code) : (/\[code=([\w-]+)\]/.exec(message)?.[1] ?? '');
  return new HttpError(message, STATUS[code] ?? 0);
}

/** The answer of `work`. Throws HttpError. */
export async function withHttpErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toHttpError(error);
  }
}
