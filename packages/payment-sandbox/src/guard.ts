import { isLoopbackOrigin } from 'embedded-firebase';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** @throws Error in production: the sandbox tells everybody that they have paid. */
export function refuseProduction(environment: string | undefined): void {
  if (environment === 'production') {
    throw new Error('The payment sandbox moves no money and must not run in production');
  }
}

/** Answers 403 and returns true for a request under a name or from a page that is not this machine's. */
export function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const { host, origin } = request.headers;
  const isOwnName = host !== undefined && isLoopbackOrigin(`http://${host}`);
  const isOwnPage = origin === undefined || isLoopbackOrigin(origin);
  if (isOwnName && isOwnPage) return false;
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The payment sandbox serves pages of this machine only');
  return true;
}
