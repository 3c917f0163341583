/** What a callable function can fail with. */
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

/** ER-04. Status 0: there was no answer. */
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

/** What a body may say more exactly than its status can, by status and name of the protocol. */
const FINER = new Map<string, FunctionCode>([
  ['400 FAILED_PRECONDITION', 'failed-precondition'],
  ['400 OUT_OF_RANGE', 'out-of-range'],
  ['409 ALREADY_EXISTS', 'already-exists'],
  ['500 DATA_LOSS', 'data-loss'],
  ['500 UNKNOWN', 'unknown'],
]);

/** ER-04: the code of a failure, by its HTTP status and nothing else. */
export function functionCode(status: number): FunctionCode {
  return CODES[status] ?? 'unknown';
}

/** What the name in the body tells apart among failures that share a status; null when it adds nothing, or contradicts it. */
export function finerCode(status: number, name: string | null): FunctionCode | null {
  return FINER.get(`${status} ${name}`) ?? null;
}

interface MoreOfFailure {
  status?: number;
  finer?: FunctionCode | null;
  details?: unknown;
  cause?: unknown;
}

/** A callable function that did not answer. `details` is what its author sent along. */
export class FunctionError extends Error {
  /** ER-04: follows the status. */
  readonly code: FunctionCode;
  /** What is known beyond the status, as `already-exists` of a 409; null when nothing is. */
  readonly finer: FunctionCode | null;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly details: unknown;

  constructor(code: FunctionCode, message: string, more: MoreOfFailure = {}) {
    super(message, { cause: more.cause });
    this.name = 'FunctionError';
    this.code = code;
    this.finer = more.finer ?? null;
    this.status = more.status ?? 0;
    this.details = more.details;
  }
}

/** What the body of a failure tells: `{error: {status, message, details}}`, each where it is there. */
export function toldByBody(body: unknown): {
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
