import type { ApiErrorCode, RefusalReason } from '#domain/schemas/api-error.ts';
import type { Problem } from '#server/platform/errors/problem.ts';

/** The codes of ER-04 that the callables answer with, and `already-exists`, which shares a status with `aborted`. */
export type CallableCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'aborted'
  | 'resource-exhausted'
  | 'internal'
  | 'unavailable';

/** Which field is to blame, by which rule, and what would be right. Passwords are never quoted. */
export interface FieldDetails {
  field: string;
  rule: string;
  value: string | number | boolean | null;
  nearest: string | number | boolean | null;
}

/** Why a session no longer counts, or what else is to be done first. */
export interface RefusalDetails {
  reason: RefusalReason;
}

/** A refusal that the caller of a callable is told of. The embedded Firebase knows it by its shape. */
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

/** What the REST API would have refused, as a callable refuses it. */
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
