/** The time limit of a request, in milliseconds; the server answers in milliseconds or not at all. */
export const REQUEST_TIMEOUT = 30_000;

/** A response other than 2xx, or (status 0) no response. `body` is parsed JSON or null. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;

  constructor(message: string, status: number, body: unknown = null, headers = new Headers()) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** No response within the request's time limit. */
export class HttpTimeout extends HttpFailure {
  constructor() {
    super('The server did not answer in time', 0);
    this.name = 'HttpTimeout';
  }
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  timeout?: number;
  /** The request outlives the page. Browsers refuse it for a body above 64 KiB. */
  keepalive?: boolean;
  /** The response is a file: its body is read as bytes. */
  asFile?: boolean;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  json: unknown;
  /** The bytes, when a file was asked for. */
  file?: Blob | null;
}

/** RS-01: sends one request with the bearer token, if there is one, and reads its JSON. Throws HttpFailure, or AbortError when cancelled. */
export async function send(
  url: string,
  token: string | null,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const { response, text, file } = await fetchWithin(url, token, request);
  const json = parseJson(text);
  const { status, headers } = response;
  if (!response.ok) throw new HttpFailure(messageOf(json, response), status, json, headers);
  return { status, headers, json, file };
}

/** Sends the request; the time limit covers the body too, so a response that breaks off counts as none. */
async function fetchWithin(
  url: string,
  token: string | null,
  request: HttpRequest,
): Promise<{ response: Response; text: string; file: Blob | null }> {
  const { timeout = REQUEST_TIMEOUT, asFile = false, signal, headers, ...rest } = request;
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      ...rest,
      headers: { ...jsonHeaders(rest.body), ...headers, ...bearer(token) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (asFile && response.ok) return { response, text: '', file: await response.blob() };
    return { response, text: await response.text(), file: null };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw limit.aborted ? new HttpTimeout() : new HttpFailure('No connection', 0);
  }
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function jsonHeaders(body: string | undefined): Record<string, string> {
  const accept = { accept: 'application/json' };
  return body === undefined ? accept : { ...accept, 'content-type': 'application/json' };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's HTML page instead of our JSON: the status still says what happened.
    return null;
  }
}

function messageOf(json: unknown, response: Response): string {
  const said = typeof json === 'object' && json !== null && 'message' in json ? json.message : null;
  return typeof said === 'string' ? said : response.statusText || `HTTP ${response.status}`;
}
