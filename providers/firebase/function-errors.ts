import { z } from 'zod';
import type { ApiErrorBody, ApiErrorCode } from '#domain/access/api-error.ts';
import { HttpFailure } from '../http/http.ts';

/** The error codes of a callable function. */
export type FunctionCode =
  | 'cancelled'
  | 'unknown'
  | 'invalid-argument'
  | 'deadline-exceeded'
  | 'not-found'
  | 'already-exists'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'failed-precondition'
  | 'aborted'
  | 'out-of-range'
  | 'unimplemented'
  | 'internal'
  | 'unavailable'
  | 'data-loss'
  | 'unauthenticated';

/** ER-04. Status 0: no response. */
const CODES: Partial<Record<number, FunctionCode>> = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** More exact codes that a body may give, by status and the protocol's name. */
const FINER = new Map<string, FunctionCode>([
  ['400 FAILED_PRECONDITION', 'failed-precondition'],
  ['400 OUT_OF_RANGE', 'out-of-range'],
  ['409 ALREADY_EXISTS', 'already-exists'],
  ['500 DATA_LOSS', 'data-loss'],
  ['500 UNKNOWN', 'unknown'],
]);

/** ER-04: returns the code of a failure by its HTTP status alone. */
export function functionCode(status: number): FunctionCode {
  return CODES[status] ?? 'unknown';
}

/** Returns the more exact code for the name in the body; null when it adds nothing or contradicts the status. */
export function finerCode(status: number, name: string | null): FunctionCode | null {
  return FINER.get(`${status} ${name}`) ?? null;
}

interface MoreOfFailure {
  status?: number;
  finer?: FunctionCode | null;
  details?: unknown;
  cause?: unknown;
}

/** Maps the codes of callables to our API's codes; any other code is `internal`. */
const API_CODES: Partial<Record<FunctionCode, ApiErrorCode>> = {
  'invalid-argument': 'invalid',
  'failed-precondition': 'conflict',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'permission-denied': 'forbidden',
  'not-found': 'not-found',
  'resource-exhausted': 'too-many-requests',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
};

/** The field that a callable rejected. */
const detailsSchema = z.object({ field: z.string(), rule: z.string() });

/** Returns the failure in the shape of our API's errors. */
function apiBody(code: FunctionCode, message: string, details: unknown): ApiErrorBody {
  const parsed = detailsSchema.safeParse(details).data;
  return {
    code: API_CODES[code] ?? 'internal',
    message,
    // callables have none
    requestId: '',
    ...(parsed && { errors: { [parsed.field]: { rule: parsed.rule, message } } }),
  };
}

/** A failed call of a function. `details` is what its author sent along; `body` says it as our API would. */
export class FunctionError extends HttpFailure {
  /** ER-04: follows the status. */
  readonly code: FunctionCode;
  /** The more exact code, such as `already-exists` for a 409; null when there is none. */
  readonly finer: FunctionCode | null;
  readonly details: unknown;

  constructor(code: FunctionCode, message: string, more: MoreOfFailure = {}) {
    const { status = 0, finer = null, details } = more;
    super(message, status, status === 0 ? null : apiBody(finer ?? code, message, details));
    this.name = 'FunctionError';
    this.cause = more.cause;
    this.code = code;
    this.finer = finer;
    this.details = details;
  }
}

/** Reads the body of a failure: `{error: {status, message, details}}`, each field optional. */
export function readErrorBody(body: unknown): {
  name: string | null;
  message: string | null;
  details: unknown;
} {
  const error = field(body, 'error');
  return {
    name: textOf(field(error, 'status')),
    message: textOf(field(error, 'message')),
    details: field(error, 'details'),
  };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
