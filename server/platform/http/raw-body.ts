import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    /** See requestHashOf; null where no route asks for it. */
    requestHash: string | null;
  }
}

/** Of method, path and body as they were sent; told apart by it from what was kept before. */
function hashOf({ method, url }: FastifyRequest, body: string): string {
  const [path] = url.split('?', 1);
  const content = `${method} ${path}\n${body}`;
  return `raw:${createHash('sha256').update(content).digest('hex')}`;
}

/**
 * OR-04: keeps a digest of the body as it was sent, for the routes that know a request again. JSON is read as Fastify
 * reads it.
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
