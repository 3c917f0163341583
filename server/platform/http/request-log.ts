import type { FastifyInstance } from 'fastify';

/**
 * Logs one line for each request: route, caller and outcome. Never logs the URL: its path may contain a token and its
 * query a patient reference (SE-04).
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        uid: request.caller?.uid,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
