import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '../base/caller.ts';

/** What a callable knows about its caller, as `auth` and `rawRequest.headers` of Cloud Functions. */
interface CallableContext {
  auth: Caller['auth'];
  headers: IncomingHttpHeaders;
}

/** A handler gets `data` of the request and resolves with what becomes `result`. */
export type CallableHandler = (data: unknown, context: CallableContext) => Promise<unknown>;

/** The codes of `functions.https.HttpsError` with their names and HTTP statuses on the wire. */
export const CALLABLE_CODES = {
  cancelled: { status: 'CANCELLED', http: 499 },
  unknown: { status: 'UNKNOWN', http: 500 },
  'invalid-argument': { status: 'INVALID_ARGUMENT', http: 400 },
  'deadline-exceeded': { status: 'DEADLINE_EXCEEDED', http: 504 },
  'not-found': { status: 'NOT_FOUND', http: 404 },
  'already-exists': { status: 'ALREADY_EXISTS', http: 409 },
  'permission-denied': { status: 'PERMISSION_DENIED', http: 403 },
  'resource-exhausted': { status: 'RESOURCE_EXHAUSTED', http: 429 },
  'failed-precondition': { status: 'FAILED_PRECONDITION', http: 400 },
  aborted: { status: 'ABORTED', http: 409 },
  'out-of-range': { status: 'OUT_OF_RANGE', http: 400 },
  unimplemented: { status: 'UNIMPLEMENTED', http: 501 },
  internal: { status: 'INTERNAL', http: 500 },
  unavailable: { status: 'UNAVAILABLE', http: 503 },
  'data-loss': { status: 'DATA_LOSS', http: 500 },
  unauthenticated: { status: 'UNAUTHENTICATED', http: 401 },
} as const;

type CallableCode = keyof typeof CALLABLE_CODES;

/** What a handler throws to report to its caller why; recognised by its shape, so any error class will do. */
interface CallableFailure {
  code: CallableCode;
  message: string;
  details?: unknown;
}

export function isCallableFailure(error: unknown): error is CallableFailure {
  if (typeof error !== 'object' || error === null) return false;
  if (!('code' in error) || !('message' in error)) return false;
  return typeof error.code === 'string' && Object.hasOwn(CALLABLE_CODES, error.code);
}
