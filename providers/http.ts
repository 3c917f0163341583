/** Requests longer than this are given up; the server answers in milliseconds or not at all. */
export const REQUEST_TIMEOUT = 30_000;

/** An answer that was not 2xx, or (status 0) no answer at all. `body` is parsed JSON or null. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown = null) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
    this.body = body;
  }
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  timeout?: number;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** RS-01: sends one request with the bearer token and reads its JSON. Throws HttpFailure, or AbortError when cancelled. */
export async function send(url: string, token: string, request: HttpRequest): Promise<HttpAnswer> {
  const response = await fetchWithin(url, token, request);
  const json = parseJson(await response.text());
  if (!response.ok) throw new HttpFailure(messageOf(json, response), response.status, json);
  return { status: response.status, headers: response.headers, json };
}

async function fetchWithin(url: string, token: string, request: HttpRequest): Promise<Response> {
  const { timeout = REQUEST_TIMEOUT, signal, headers, ...rest } = request;
  const limit = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, {
      ...rest,
      headers: { ...jsonHeaders(rest.body), ...headers, authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpFailure(limit.aborted ? 'The server did not answer in time' : 'No connection', 0);
  }
}

function jsonHeaders(body: string | undefined): Record<string, string> {
  const accept = { accept: 'application/json' };
  return body === undefined ? accept : { ...accept, 'content-type': 'application/json' };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's HTML page instead of our JSON: the status still tells what happened.
    return null;
  }
}

function messageOf(json: unknown, response: Response): string {
  const said = typeof json === 'object' && json !== null && 'message' in json ? json.message : null;
  return typeof said === 'string' ? said : response.statusText || `HTTP ${response.status}`;
}
