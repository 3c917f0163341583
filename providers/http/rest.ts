import { HttpError } from 'react-admin';
import type { ZodType } from 'zod';
import type { CallKind } from './error-table.ts';
import { HttpFailure } from './http.ts';
import type { HttpAnswer } from './http.ts';
import { beginOutage, forgetOutage, isOutage } from './outage.ts';
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

let connected: RestClient | null = null;

/** Called once by the composition root, before the portal shows. */
export function connectRest(client: RestClient | null): void {
  forgetOutage();
  connected = client;
}

/** Asks the API at `path` (below its base, with a leading slash). Throws react-admin's HttpError: status (0 without an answer) and body. */
export async function rest<T>(path: string, options: RestOptions<T>): Promise<T> {
  const { json } = await restAnswer(path, requestOf(options));
  if (!options.schema) return json as T;
  const parsed = options.schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new HttpError('The server answered in a form that this version does not know', 0, null);
}

/** The same with headers, as the data provider needs them. */
export async function restAnswer(path: string, request: RestRequest): Promise<HttpAnswer> {
  if (!connected) throw new Error('connectRest() was not called');
  try {
    return await connected(path, request);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    const { message, status } = error;
    const isRead = (request.method ?? 'GET') === 'GET';
    if (isOutage(status)) {
      const after = Number(error.headers.get('retry-after')) * 1_000 || 0;
      beginOutage({ ask, after, ...(isRead && { said: message }) });
    }
    throw new HttpError(message, status, formBody(error.body));
  }
}

/** What needs everything that the API needs: Firebase to say who asks, and the database. */
async function ask(): Promise<number> {
  try {
    return (await connected?.('/auth/sessions', { kind: 'background' }))?.status ?? 0;
  } catch (error) {
    // Nobody is signed in, or the token cannot be had: as good as no answer.
    return error instanceof HttpFailure ? error.status : 0;
  }
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
