import type { ApiErrorCode, FieldError, RefusalReason } from '#domain/schemas/api-error.ts';

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

/** Seconds: what restarts is back after about as long. The page waits longer each time. */
const RETRY_AFTER = 1;

/** A refusal that the caller is told of, in the one shape of the API's errors. */
export class Problem extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: Record<string, FieldError> | undefined;
  readonly current: unknown;
  readonly reason: RefusalReason | undefined;
  /** Seconds after which it is worth trying again; of what is unavailable there is always one. */
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

/** The code that says best what an HTTP status means. */
export function codeOfStatus(status: number): ApiErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status)?.[0];
  if (known) return known as ApiErrorCode;
  return status < 500 ? 'bad-request' : 'internal';
}
