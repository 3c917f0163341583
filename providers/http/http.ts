/** Requests longer than this are given up; the server answers in milliseconds or not at all. */
export const REQUEST_TIMEOUT = 30_000;

/** An answer that was not 2xx, or (status 0) no answer at all. `body` is parsed JSON or null. */
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

/** No answer within the time that the request was given. */
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
  /** The answer is a file: its bytes are taken as they come. */
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

/** The body is read within the time too: an answer that breaks off is none. */
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
    // A proxy's HTML page instead of our JSON: the status still tells what happened.
    return null;
  }
}

function messageOf(json: unknown, response: Response): string {
  const said = typeof json === 'object' && json !== null && 'message' in json ? json.message : null;
  return typeof said === 'string' ? said : response.statusText || `HTTP ${response.status}`;
}
