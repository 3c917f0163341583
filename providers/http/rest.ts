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
  /** What the answer must look like; without it the answer is taken as it comes. */
  schema?: ZodType<T>;
  idempotencyKey?: string;
  /** The version that the user saw. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** See HttpRequest. */
  keepalive?: boolean;
}

export interface Rest {
  /** Asks the API at `path` (below its base, with a leading slash). Throws react-admin's HttpError: status (0 without an answer) and body. */
  rest: <T>(path: string, options: RestOptions<T>) => Promise<T>;
  /** The same with headers, as the data provider needs them. */
  restAnswer: RestClient;
}

/** The API by `client`, for the pages behind the sign-in. What cannot work just now begins an outage. */
export function createRest(client: RestClient, outage: Pick<Outage, 'begin'>): Rest {
  /** What needs everything that the API needs: Firebase to say who asks, and the database. */
  const ask = async (): Promise<number> => {
    try {
      return (await client('/auth/sessions', { kind: 'background' })).status;
    } catch (error) {
      // Nobody is signed in, or the token cannot be had: as good as no answer.
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

/** react-admin shows `body.errors` beside the fields of a form; ours has its shape already. */
function formBody(body: unknown): unknown {
  return typeof body === 'object' ? body : null;
}
