import { HttpError } from 'react-admin';
import { z } from 'zod';
import type { ApiErrorBody, ApiErrorCode } from '#domain/schemas/api-error.ts';
import { FunctionError } from '../firebase/function-errors.ts';
import type { FunctionCode } from '../firebase/function-errors.ts';

/** Our API's names for what a callable calls otherwise (ER-04); all else is `internal`. */
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

/** Which field a callable found wrong. */
const detailsSchema = z.object({ field: z.string(), rule: z.string() });

/** The answer of a callable. Throws HttpError in the place of FunctionError, so that pages tell of it as of the API. */
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
