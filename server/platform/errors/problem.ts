import type { ApiErrorCode, FieldError, RefusalReason } from '#domain/access/api-error.ts';

const STATUS = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'version-moved-on': 412,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>;

/** Seconds after which to retry: about what a restart takes. The page waits longer each time. */
const RETRY_AFTER = 1;

/** An error that is reported to the caller, in the API's one error format. */
export class Problem extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: Record<string, FieldError> | undefined;
  readonly current: unknown;
  readonly reason: RefusalReason | undefined;
  /** Seconds after which to retry; always set for "unavailable". */
  readonly retryAfter: number | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: {
      errors?: Record<string, FieldError>;
      current?: unknown;
      reason?: RefusalReason;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = STATUS[code];
    this.errors = details.errors;
    this.current = details.current;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter ?? (code === 'unavailable' ? RETRY_AFTER : undefined);
  }
}

/** Returns the error code that fits an HTTP status best. */
export function codeOfStatus(status: number): ApiErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status)?.[0];
  if (known) return known as ApiErrorCode;
  return status < 500 ? 'bad-request' : 'internal';
}
