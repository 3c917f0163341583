import type { ZodType } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { saveFile } from '../browser/save-file.ts';
import type { CallKind } from './error-table.ts';
import { createEvents } from './events.ts';
import type { Events } from './events.ts';
import { HttpFailure } from './http.ts';
import type { HttpClient, HttpRequest } from './http.ts';
import { createOutage, isOutage } from './outage.ts';
import type { Outage } from './outage.ts';

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

/** The API, for requests of the signed-in pages. A 502, 503 or 504 starts an outage. All throw HttpFailure. */
export interface Rest {
  /** Requests `path` (below the base URL). */
  rest: <T>(path: string, options: RestOptions<T>) => Promise<T>;
  /** The same, with headers, for the data provider. */
  restAnswer: HttpClient;
}

/** OR-10: downloads a file of the API and saves it under the name that the server gives. */
export type Download = (path: string, signal?: AbortSignal) => Promise<void>;

/** The API connection that the signed-in pages share. */
export interface Connection extends Rest {
  download: Download;
  outage: Outage;
  events: Events;
}

/** The time limit of a download in milliseconds: a long list takes long to create. */
const DOWNLOAD_TIMEOUT = 10 * 60_000;
const FILE_NAME = /filename="([^"/\\]+)"/;

/** Creates the connection, once per page; sends and listens to nothing before it is used. */
export function createConnection(client: HttpClient): Connection {
  const outage = createOutage();
  const restAnswer = noticingOutages(client, outage);
  const rest = async <T>(path: string, options: RestOptions<T>): Promise<T> => {
    const { json } = await restAnswer(path, requestOf(options));
    if (!options.schema) return json as T;
    const parsed = withoutLimits(options.schema).safeParse(json);
    if (parsed.success) return parsed.data;
    throw new HttpFailure('The server answered in a form that this version does not know', 0);
  };
  const download: Download = async (path, signal) => {
    const read = async (response: Response) =>
      saveFile(await response.blob(), fileNameIn(response.headers) ?? lastPart(path));
    const headers = { accept: '*/*' };
    await restAnswer(path, { kind: 'download', timeout: DOWNLOAD_TIMEOUT, headers, signal, read });
  };
  return { rest, restAnswer, download, outage, events: createEvents(client) };
}

function noticingOutages(client: HttpClient, outage: Pick<Outage, 'begin'>): HttpClient {
  /** Requests a route that depends on all that the API needs: Firebase to identify the user, and the database. */
  const ask = async (): Promise<number> => {
    try {
      return (await client('/auth/sessions', { kind: 'background' })).status;
    } catch (error) {
      // No user or no token counts as no response.
      return error instanceof HttpFailure ? error.status : 0;
    }
  };
  return async (path, request) => {
    try {
      return await client(path, request);
    } catch (error) {
      if (error instanceof HttpFailure && isOutage(error.status)) {
        const after = Number(error.headers.get('retry-after')) * 1_000 || 0;
        const isRead = (request.method ?? 'GET') === 'GET';
        outage.begin({ ask, after, ...(isRead && { said: error.message }) });
      }
      throw error;
    }
  };
}

function requestOf<T>(options: RestOptions<T>): HttpRequest {
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

function fileNameIn(headers: Headers): string | undefined {
  return FILE_NAME.exec(headers.get('content-disposition') ?? '')?.[1];
}

function lastPart(path: string): string {
  return path.split('?')[0]?.split('/').at(-1) || 'download';
}
