import type { FastifyInstance } from 'fastify';

/** One year in seconds, which the browsers' preload lists require. */
const HTTPS_FOR = 365 * 24 * 60 * 60;

/**
 * Sets headers for data that belongs to one caller: no caching, no content sniffing, no frames. With `httpsOnly`,
 * browsers use HTTPS for all further requests.
 */
export function registerSecurityHeaders(app: FastifyInstance, httpsOnly: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (httpsOnly) {
      reply.header('strict-transport-security', `max-age=${HTTPS_FOR}; includeSubDomains`);
    }
    if (!request.url.startsWith('/api')) return;
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });
}
