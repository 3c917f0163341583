import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackOrigin, sendJson } from './base/http.ts';

/** @throws Error in production: anybody who reaches the local Firebase can be anybody. */
export function refuseProduction(environment: string | undefined): void {
  if (environment === 'production') {
    throw new Error('The local Firebase accepts unsigned tokens and must not run in production');
  }
}

/** The names under which this machine reaches itself. */
export function isLoopbackAddress(host: string): boolean {
  return /^(?:127\.0\.0\.1|::1|localhost)$/.test(host);
}

/**
 * Answers 403 and returns true for a request that did not come for this machine's own name (a foreign
 * name that resolves to 127.0.0.1: DNS rebinding) or that a foreign page sent.
 */
export function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const { host, origin } = request.headers;
  const isOwnName = host !== undefined && isLoopbackOrigin(`http://${host}`);
  const isOwnPage = origin === undefined || isLoopbackOrigin(origin);
  if (isOwnName && isOwnPage) return false;
  const message = 'The local Firebase serves pages of this machine only';
  sendJson(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED', message } });
  return true;
}
