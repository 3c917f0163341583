import { FUNCTION_TIMEOUT } from '#domain/basics/constants.ts';
import { createHttpClient, HttpFailure, HttpTimeout } from '../http/http.ts';
import type { HttpDeps, HttpRequest } from '../http/http.ts';
import { FunctionError, finerCode, functionCode, readErrorBody } from './function-errors.ts';

const REGION = 'us-central1';

export type CallOptions = Pick<HttpRequest, 'kind' | 'signal'>;

/** The callable functions (FN-01 … FN-09). */
export interface Functions {
  /** Returns the result, unvalidated. Throws FunctionError, or AbortError when `signal` cancelled the call. */
  call: (name: string, data: unknown, options: CallOptions) => Promise<unknown>;
}

/** Returns the URL of a project's functions; with the embedded Firebase it is on the page's own origin. */
export function functionsUrl(embedded: boolean, projectId: string): string {
  if (embedded) return `/${projectId}/${REGION}`;
  return `https://${REGION}-${projectId}.cloudfunctions.net`;
}

/**
 * Calls functions by the callable protocol: POST, JSON in a `data` wrapper, bearer token, 70 s. Logs a failure without
 * data, applies the error policy as for every HTTP call (ER-01 … ER-03), and rethrows it.
 */
export function createFunctions(deps: HttpDeps): Functions {
  const client = createHttpClient(deps);
  return {
    call: async (name, data, options) => {
      const body = JSON.stringify({ data: data ?? null });
      const request = { ...options, method: 'POST', body, timeout: FUNCTION_TIMEOUT };
      const answer = client(`/${encodeURIComponent(name)}`, request);
      const { json } = await answer.catch((error: unknown) => {
        throw error instanceof HttpFailure ? toFunctionError(error) : error;
      });
      return resultOf(json);
    },
  };
}

/** The protocol names it `result`; the former name `data` is still allowed. */
function resultOf(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) {
    throw new FunctionError('internal', 'Response is not valid JSON object.', { status: 200 });
  }
  if ('data' in json) return json.data;
  if ('result' in json) return json.result;
  throw new FunctionError('internal', 'Response is missing data field.', { status: 200 });
}

function toFunctionError(failure: HttpFailure): FunctionError {
  const { status, body } = failure;
  const { name, message, details } = readErrorBody(body);
  const finer = failure instanceof HttpTimeout ? 'deadline-exceeded' : finerCode(status, name);
  const more = { status, finer, details, cause: failure };
  return new FunctionError(functionCode(status), message ?? failure.message, more);
}
