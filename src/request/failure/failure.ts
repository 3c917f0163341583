import type { FieldError } from '#domain/access/api-error.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { HttpFailure } from '#providers/http/http.ts';

export type FailureKind = 'offline' | 'paused' | 'conflict' | 'invalid' | 'other';

/** Why a request of this page failed. */
export interface Failure {
  kind: FailureKind;
  /** HTTP status; 0 without a response. */
  status: number;
  /** The id of the request in the server's log. */
  requestId: string | null;
  /** What is wrong with each field, by its path. */
  errors: Record<string, FieldError>;
  at: Date;
  /** When another attempt is allowed; null when the server did not say. */
  until: Date | null;
}

const KINDS: Partial<Record<number, FailureKind>> = {
  0: 'offline',
  409: 'conflict',
  422: 'invalid',
  429: 'paused',
};

/** Converts a request's error to a failure. `now` is its time. */
export function toFailure(error: unknown, now: Date): Failure {
  const nothing = { requestId: null, errors: {}, at: now, until: null };
  if (!(error instanceof HttpFailure)) return { kind: 'other', status: 0, ...nothing };
  const body = errorBody(error);
  return {
    kind: KINDS[error.status] ?? 'other',
    status: error.status,
    requestId: body?.requestId ?? null,
    errors: body?.errors ?? {},
    at: now,
    until: retryAfter(error.headers.get('retry-after'), now),
  };
}

/** Parses a `Retry-After` header: seconds, or a date. */
function retryAfter(header: string | null, now: Date): Date | null {
  if (!header) return null;
  const seconds = Number(header);
  const until = Number.isNaN(seconds)
    ? new Date(header)
    : new Date(now.getTime() + seconds * 1_000);
  return Number.isNaN(until.getTime()) ? null : until;
}
