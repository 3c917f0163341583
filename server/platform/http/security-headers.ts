import type { FastifyInstance } from 'fastify';

/** A year, which browsers' own lists ask for; in seconds. */
const HTTPS_FOR = 365 * 24 * 60 * 60;

/**
 * What the API answers is data for one caller: not kept, not guessed at, not framed. `httpsOnly`: browsers are told to
 * come by HTTPS from now on, whatever they ask for.
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
