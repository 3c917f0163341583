import type { ApiErrorCode, RefusalReason } from '#domain/access/api-error.ts';
import type { Problem } from '../../platform/errors/problem.ts';

/** The codes of ER-04 for callables, and `already-exists`, which shares a status with `aborted`. */
type CallableCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'aborted'
  | 'resource-exhausted'
  | 'internal'
  | 'unavailable';

/** The invalid field, the rule and the nearest valid value. Never contains a password. */
export interface FieldDetails {
  field: string;
  rule: string;
  value: string | number | boolean | null;
  nearest: string | number | boolean | null;
}

/** Why a session is no longer valid, or what the user has to do first. */
interface RefusalDetails {
  reason: RefusalReason;
}

/** An error that is reported to the caller of a callable. The embedded Firebase recognizes it by its shape. */
export class CallableError extends Error {
  readonly code: CallableCode;
  readonly details: FieldDetails | RefusalDetails | undefined;

  constructor(
    code: CallableCode,
    message: string,
    more: { details?: FieldDetails | RefusalDetails | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'CallableError';
    this.code = code;
    this.details = more.details;
  }
}

const CODES: Record<ApiErrorCode, CallableCode> = {
  'bad-request': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  forbidden: 'permission-denied',
  'not-found': 'not-found',
  conflict: 'aborted',
  'version-moved-on': 'aborted',
  invalid: 'invalid-argument',
  'too-many-requests': 'resource-exhausted',
  internal: 'internal',
  unavailable: 'unavailable',
};

/** Converts an error of the REST API to one of a callable. */
export function fromProblem(problem: Problem): CallableError {
  const { code, message, cause, reason } = problem;
  const details = reason ? { reason } : fieldDetailsOf(problem);
  return new CallableError(CODES[code], message, { details, cause });
}

function fieldDetailsOf({ errors = {} }: Problem): FieldDetails | undefined {
  const [first] = Object.entries(errors);
  if (!first) return undefined;
  const [field, { rule, value = null, nearest = null }] = first;
  return { field, rule, value, nearest };
}
