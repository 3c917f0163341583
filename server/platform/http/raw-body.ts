import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the request (see `hashOf`); null on routes that do not need it. */
    requestHash: string | null;
  }
}

/** Returns the hash of method, path and body as they were sent. Its format differs from that of earlier hashes. */
function hashOf({ method, url }: FastifyRequest, body: string): string {
  const [path] = url.split('?');
  const content = `${method} ${path}\n${body}`;
  return `raw:${createHash('sha256').update(content).digest('hex')}`;
}

/**
 * OR-04: keeps a hash of the body as it was sent, for routes that detect repeated requests. Parses JSON as Fastify
 * does.
 */
export function registerRawBody(app: FastifyInstance): void {
  app.decorateRequest('requestHash', null);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (request.routeOptions.config.answerAgain) request.requestHash = hashOf(request, text);
    void parse(request, text, done);
  });
}
