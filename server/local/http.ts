import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuseForeign } from 'embedded-firebase';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Returns true when it has handled the request. */
type MaybeHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The one local HTTP server: the embedded Firebase handles its own paths, `page` (the dev server, if any) the browser's
 * sources, and the API everything else.
 */
export function createLocalServer(parts: {
  firebase: MaybeHandler;
  api: Handler;
  page?: Handler | undefined;
}): Server {
  const server = createServer((request, response) => {
    if (refuseForeign(request, response) || parts.firebase(request, response)) return;
    const { page } = parts;
    if (page && !isApiPath(request.url ?? '/')) page(request, response);
    else parts.api(request, response);
  });
  // Longer than browsers keep a connection, so that the browsers close it.
  server.keepAliveTimeout = 65_000;
  // Streams (Firestore's channels, server-sent events) stay open for hours.
  server.requestTimeout = 0;
  return server;
}

function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/local/');
}
