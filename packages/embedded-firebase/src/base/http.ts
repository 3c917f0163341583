import type { IncomingMessage, ServerResponse } from 'node:http';
import { RpcError, rpcErrorBody } from './rpc-error.ts';

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|[a-z0-9.-]+\.localhost|\[::1\])$/i;

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/** What the SDKs read off an answer: the WebChannel session and the resumable upload. */
const EXPOSED_HEADERS = [
  'X-HTTP-Session-Id',
  'X-Client-Wire-Protocol',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Control-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
  'Content-Range',
  'ETag',
].join(', ');

/** Whether a page of this origin (`http://localhost:5173`) was served by this very machine. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && LOOPBACK_HOST.test(hostname);
}

/** The URL of a request's target, be it as odd as `//` or `http://[`, at which `new URL` throws. */
export function requestUrl(target: string | undefined): URL {
  const path = target?.startsWith('/') ? target : '/';
  return new URL(`http://localhost${path}`);
}

/**
 * Lets pages of this machine call, with credentials. Called once for a request, before all handlers.
 * Returns true when it has answered itself, a preflight (204) or a page from elsewhere (403: local
 * tokens are unsigned, so such a page could act as anybody without ever reading an answer).
 */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  if (origin !== undefined) {
    if (!isLoopbackOrigin(origin)) return refuse(response, origin);
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (request.method === 'OPTIONS') allowPreflight(request, response);
  }
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

function refuse(response: ServerResponse, origin: string): true {
  const error = new RpcError('PERMISSION_DENIED', `Pages of ${origin} may not call this server`);
  sendJson(response, 403, rpcErrorBody(error));
  return true;
}

function allowPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  response.setHeader('Access-Control-Max-Age', '3600');
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}

/**
 * The whole body. Rejects with INVALID_ARGUMENT beyond `limitBytes` (what follows is read and thrown
 * away, so that the answer still reaches the client) and with CANCELLED when the client goes away.
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limitBytes) parts.push(part);
      else parts.length = 0;
    });
    request.on('end', () => {
      if (size <= limitBytes) resolve(Buffer.concat(parts));
      else reject(new RpcError('INVALID_ARGUMENT', `The body exceeds ${limitBytes} bytes`));
    });
    request.on('error', () => reject(new RpcError('CANCELLED', 'The request was broken off')));
    request.on('close', () => {
      if (!request.complete) reject(new RpcError('CANCELLED', 'The request was broken off'));
    });
  });
}

/** The body as JSON, an empty one as `{}`. Rejects with INVALID_ARGUMENT for anything else. */
export async function readJson(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  const text = (await readBody(request, limitBytes)).toString('utf8');
  return parseJson(text === '' ? '{}' : text);
}

/** `JSON.parse` whose failure is the client's fault: INVALID_ARGUMENT. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The body is not JSON');
  }
}

/** Answers once; a client that has gone away is no error. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
