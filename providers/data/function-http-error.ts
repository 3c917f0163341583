import { HttpError } from 'react-admin';
import { z } from 'zod';
import type { ApiErrorBody, ApiErrorCode } from '#domain/schemas/api-error.ts';
import { FunctionError } from '../firebase/function-errors.ts';
import type { FunctionCode } from '../firebase/function-errors.ts';

/** Maps the codes of callables to our API's codes (ER-04); any other code is `internal`. */
const CODES: Partial<Record<FunctionCode, ApiErrorCode>> = {
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

/** Returns the result of a callable. Throws HttpError instead of FunctionError, like the API does. */
export async function withFunctionHttpErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof FunctionError ? toHttpError(error) : error;
  }
}

function toHttpError({ code, finer, message, status, details }: FunctionError): HttpError {
  const told = detailsSchema.safeParse(details).data;
  const body: ApiErrorBody = {
    code: CODES[finer ?? code] ?? 'internal',
    message,
    // callables have none
    requestId: '',
    ...(told && { errors: { [told.field]: { rule: told.rule, message } } }),
  };
  return new HttpError(message, status, status === 0 ? null : body);
}
