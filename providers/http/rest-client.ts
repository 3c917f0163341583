import { checkFailure } from './error-policy.ts';
import type { EndedBy } from './error-policy.ts';
import type { CallKind } from './error-table.ts';
import { HttpFailure, send } from './http.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';

export interface RestDeps {
  baseUrl: string;
  /** A token that is valid now (RS-01: the one in local storage). */
  token: () => Promise<string>;
  /** The id of this browser in the list of signed-in devices. */
  deviceId?: () => string;
  endSession: (by: EndedBy) => void;
  /** ER-03: receives no tokens, queries or bodies. */
  log: (message: string) => void;
}

export interface RestRequest extends HttpRequest {
  /** What its failure does to the session. */
  kind: CallKind;
}

export type RestClient = (path: string, request: RestRequest) => Promise<HttpAnswer>;

/** The placeholder in a path for the request's own token: the server refuses any other, and tokens get renewed. */
export const OWN_TOKEN = '{token}';

/** Creates the only client of the REST API. Logs failures, applies the error policy and rethrows (ER-01 … ER-03). */
export function createRestClient(deps: RestDeps): RestClient {
  return async (path, { kind, ...request }) => {
    try {
      const token = await deps.token();
      const url = `${deps.baseUrl}${path.replace(`/${OWN_TOKEN}`, `/${encodeURIComponent(token)}`)}`;
      return await send(url, token, named(deps, request));
    } catch (error) {
      if (error instanceof HttpFailure) checkAnswer(deps, kind, path, error);
      throw error;
    }
  };
}

function named({ deviceId }: RestDeps, request: HttpRequest): HttpRequest {
  if (!deviceId) return request;
  return { ...request, headers: { 'x-device-id': deviceId(), ...request.headers } };
}

function checkAnswer(deps: RestDeps, kind: CallKind, path: string, failure: HttpFailure): void {
  const { status, body } = failure;
  const endedBy = checkFailure({ kind, path, status, reason: reasonIn(body) }, deps.log);
  if (endedBy) deps.endSession(endedBy);
}

/** Returns why the server refuses a request, from the body of its response. */
export function reasonIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
}
