/** An error as the SDKs read it: `code` or `code : detail`, for example `EMAIL_EXISTS`. */
export class IdentityError extends Error {
  readonly httpStatus: number;

  constructor(message: string, httpStatus = 400) {
    super(message);
    this.name = 'IdentityError';
    this.httpStatus = httpStatus;
  }
}

/** Throws IdentityError(message) unless `condition` holds. */
export function need(condition: unknown, message: string, httpStatus?: number): asserts condition {
  if (!condition) throw new IdentityError(message, httpStatus);
}

const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
};

/** The body of an error, in the shape of Google's older JSON interfaces. */
export function identityErrorBody({ message, httpStatus }: IdentityError): object {
  return {
    error: {
      code: httpStatus,
      message,
      status: STATUS_NAMES[httpStatus] ?? 'UNKNOWN',
      errors: [{ message, reason: 'invalid', domain: 'global' }],
    },
  };
}
