import { HttpError } from 'react-admin';
import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import type { ApiErrorBody } from '#domain/schemas/api-error.ts';

/** Returns the error body when `error` is an answer of our API; null for a lost connection or any other error. */
export function errorBody(error: unknown): ApiErrorBody | null {
  if (!(error instanceof Error) || !('body' in error)) return null;
  const parsed = apiErrorSchema.safeParse(error.body);
  return parsed.success ? parsed.data : null;
}

/** An error whose message is already translated to the user's language. */
export class ToldError extends HttpError {}

/** The HTTP status of a failed request, or 0 when no answer came. */
export function errorStatus(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0;
}
