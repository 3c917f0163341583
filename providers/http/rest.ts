import { HttpError } from 'react-admin';
import type { ZodType } from 'zod';
import type { CallKind } from './error-table.ts';
import { HttpFailure } from './http.ts';
import { isOutage } from './outage.ts';
import type { Outage } from './outage.ts';
import type { RestClient, RestRequest } from './rest-client.ts';

export interface RestOptions<T> {
  /** What a failure does to the session. */
  kind: CallKind;
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The schema of the response; without it the response is not validated. */
  schema?: ZodType<T>;
  idempotencyKey?: string;
  /** The version that the user saw. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** See HttpRequest. */
  keepalive?: boolean;
}

export interface Rest {
  /** Requests `path` (below the base URL). Throws HttpError: status (0 without a response) and body. */
  rest: <T>(path: string, options: RestOptions<T>) => Promise<T>;
  /** The same, with headers, for the data provider. */
  restAnswer: RestClient;
}

/** Wraps `client` for the signed-in pages. A 502, 503 or 504 starts an outage. */
export function createRest(client: RestClient, outage: Pick<Outage, 'begin'>): Rest {
  /** Requests a route that depends on all that the API needs: Firebase to identify the user, and the database. */
  const ask = async (): Promise<number> => {
    try {
      return (await client('/auth/sessions', { kind: 'background' })).status;
    } catch (error) {
      // No user or no token counts as no response.
      return error instanceof HttpFailure ? error.status : 0;
    }
  };
  const restAnswer: RestClient = async (path, request) => {
    try {
      return await client(path, request);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      const { message, status } = error;
      const isRead = (request.method ?? 'GET') === 'GET';
      if (isOutage(status)) {
        const after = Number(error.headers.get('retry-after')) * 1_000 || 0;
        outage.begin({ ask, after, ...(isRead && { said: message }) });
      }
      throw new HttpError(message, status, formBody(error.body));
    }
  };
  const rest = async <T>(path: string, options: RestOptions<T>): Promise<T> => {
    const { json } = await restAnswer(path, requestOf(options));
    if (!options.schema) return json as T;
    const parsed = options.schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new HttpError('The server answered in a form that this version does not know', 0, null);
  };
  return { rest, restAnswer };
}

function requestOf<T>(options: RestOptions<T>): RestRequest {
  const { kind, method, body, idempotencyKey, ifMatch, signal, keepalive } = options;
  const headers: Record<string, string> = {};
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  return {
    kind,
    method,
    headers,
    signal,
    keepalive,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** react-admin shows `body.errors` next to the form fields; our errors already have that shape. */
function formBody(body: unknown): unknown {
  return typeof body === 'object' ? body : null;
}
