import type { output, ZodType } from 'zod';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { ApiErrorBody } from '#domain/access/api-error.ts';
import { HttpFailure } from './http.ts';
import { tryAnswer } from './read-answer.ts';

// Not in `http.ts`: public pages do not load the schemas.

/** Returns the error body when `error` is an answer of our API; null for a lost connection or any other error. */
export function errorBody(error: unknown): ApiErrorBody | null {
  if (!(error instanceof HttpFailure)) return null;
  return tryAnswer(apiErrorSchema, error.body);
}

/** Returns the record as it is now, which the refusal of a change comes with; null without one. */
export function currentOf<Schema extends ZodType>(
  error: unknown,
  schema: Schema,
): output<Schema> | null {
  return tryAnswer(schema, errorBody(error)?.current);
}

/** The HTTP status of a failed request, of a file operation too, or 0 when no answer came. */
export function errorStatus(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0;
}
