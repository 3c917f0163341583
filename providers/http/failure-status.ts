import { HttpFailure } from './http.ts';
import { TimeoutError } from '../async/within.ts';

/** Returns the HTTP status of a failed request, 0 without a response; null when `error` is not a request failure. */
export function failureStatus(error: unknown): number | null {
  if (error instanceof HttpFailure) return error.status;
  // `fetch` throws these without a connection and when a body breaks off.
  if (error instanceof TimeoutError || error instanceof TypeError) return 0;
  return hasNoConnection(error) ? 0 : null;
}

/** Returns whether Firebase was unreachable for a token. Checks the code, so that its library is not loaded here. */
function hasNoConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed';
}
