import { HttpFailure } from '../http/http.ts';

/** Turns a chunk that could not be loaded into a failure like that of a lost connection. @throws HttpFailure 0 */
export function notLoaded(cause: unknown): never {
  throw Object.assign(new HttpFailure('The code for staff was not loaded', 0), { cause });
}
