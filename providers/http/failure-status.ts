import { HttpFailure } from './http.ts';
import { TimeoutError } from '../async/within.ts';

/** The HTTP status of a request that failed, 0 without an answer; null for what is no failure of a request. */
export function failureStatus(error: unknown): number | null {
  if (error instanceof HttpFailure) return error.status;
  // What `fetch` throws without a connection, and a body that breaks off.
  if (error instanceof TimeoutError || error instanceof TypeError) return 0;
  return hasNoConnection(error) ? 0 : null;
}

/** Firebase could not be asked for a token. Known by its code, so that its library is not loaded here. */
function hasNoConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed';
}
