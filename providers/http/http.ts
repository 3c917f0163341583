import { checkFailure } from './error-table.ts';
import type { CallKind, EndedBy } from './error-table.ts';

/** The time limit of a request, in milliseconds; the server answers in milliseconds or not at all. */
const REQUEST_TIMEOUT = 30_000;

/** The placeholder in a path for the request's own token: the server refuses any other, and tokens get renewed. */
export const OWN_TOKEN = '{token}';

/** Every failed request: a response other than 2xx, or (status 0) no response. `body` is parsed JSON or null. */
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

  /** Why the server refuses the session, if its body says so. */
  get reason(): unknown {
    const { body } = this;
    return typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  }
}

/** No response within the request's time limit. */
export class HttpTimeout extends HttpFailure {
  constructor() {
    super('The server did not answer in time', 0);
    this.name = 'HttpTimeout';
  }
}

export interface HttpDeps {
  baseUrl: string;
  /** A token that is valid now (RS-01: the one in local storage). `renew`: a new one. */
  token: (renew: boolean) => Promise<string>;
  /** The id of this browser in the list of signed-in devices. */
  deviceId?: () => string;
  endSession: (by: EndedBy) => void;
  /** ER-03: receives no tokens, queries or bodies. */
  log: (message: string) => void;
}

export interface HttpRequest {
  /** What its failure does to the session. */
  kind: CallKind;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Cancels the request; its reason is thrown, and logged only when it is an HttpFailure. */
  signal?: AbortSignal;
  /** In milliseconds; null for a stream, which `signal` ends. */
  timeout?: number | null;
  /** The request outlives the page. Browsers refuse it for a body above 64 KiB. */
  keepalive?: boolean;
  cache?: RequestCache;
  /** Asks for a new token, because the server refused the last one. */
  renew?: boolean;
  /** Sent instead of the session's token and device; null where nobody needs to be signed in. */
  token?: string | null;
  /** Reads a successful response that is not JSON. */
  read?: (response: Response) => Promise<void>;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Sends a request to a path below the base URL. Throws HttpFailure, or AbortError when cancelled. */
export type HttpClient = (path: string, request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Creates what sends every HTTP request of the browser: it attaches the token, limits the time, logs failures, applies
 * the error table and rethrows (ER-01 … ER-03). Whatever breaks while the response is read counts as no response.
 */
export function createHttpClient(deps: HttpDeps): HttpClient {
  return async (path, { kind, renew = false, token: given, headers, ...request }) => {
    try {
      const token = given === undefined ? await validToken(deps, renew) : given;
      const device = given === undefined && deps.deviceId && { 'x-device-id': deps.deviceId() };
      const ownPath = path.replace(`/${OWN_TOKEN}`, `/${encodeURIComponent(token ?? '')}`);
      return await send(`${deps.baseUrl}${ownPath}`, {
        ...request,
        headers: { ...jsonHeaders(request.body), ...device, ...headers, ...bearer(token) },
      });
    } catch (error) {
      if (error instanceof HttpFailure) {
        const { status, reason } = error;
        const endedBy = checkFailure({ kind, path, status, reason }, deps.log);
        if (endedBy) deps.endSession(endedBy);
      }
      throw error;
    }
  };
}

/** Checks the code of Firebase's error, so that its library is not loaded here. */
async function validToken(deps: HttpDeps, renew: boolean): Promise<string> {
  try {
    return await deps.token(renew);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw code === 'auth/network-request-failed' ? new HttpFailure('No connection', 0) : error;
  }
}

type Sent = Pick<HttpRequest, 'signal' | 'timeout' | 'read'> & RequestInit;

/** Sends the request; the time limit covers the body too, so a response that breaks off counts as none. */
async function send(url: string, sent: Sent): Promise<HttpAnswer> {
  const { timeout = REQUEST_TIMEOUT, signal, read, ...init } = sent;
  const limit = timeout === null ? null : AbortSignal.timeout(timeout);
  const signals = [signal, limit].filter((each) => each instanceof AbortSignal);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const { status, headers } = response;
    const isRead = response.ok && read;
    if (isRead) await read(response);
    const json = isRead ? null : parseJson(await response.text());
    if (response.ok) return { status, headers, json };
    throw new HttpFailure(messageOf(json, response), status, json, headers);
  } catch (error) {
    if (signal?.aborted) throw signal.reason instanceof HttpFailure ? signal.reason : error;
    if (error instanceof HttpFailure) throw error;
    throw limit?.aborted ? new HttpTimeout() : new HttpFailure('No connection', 0);
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
