import { HttpFailure } from '../http/http.ts';

/** Any other code is 0: it is not known whether the request took effect. */
const STATUS: Record<string, number> = {
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'resource-exhausted': 429,
  unavailable: 503,
  'deadline-exceeded': 504,
};

/** Converts a Firestore error, or the text that react-admin-firebase makes of it, to an HttpFailure. */
export function toHttpFailure(error: unknown): HttpFailure {
  const given = typeof error === 'object' && error !== null ? error : {};
  const message = 'message' in given ? String(given.message) : 'Firestore did not answer';
  const code =
    'code' in given ? String(given.code) : (/\[code=([\w-]+)\]/.exec(message)?.[1] ?? '');
  return new HttpFailure(message, STATUS[code] ?? 0);
}

/** Returns the result of `work`. Throws HttpFailure. */
export async function withHttpFailures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toHttpFailure(error);
  }
}
