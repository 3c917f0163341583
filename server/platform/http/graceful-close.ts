import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';

/** Milliseconds that current requests may take when the server closes. */
const GRACE = 3_000;

/**
 * Refuses requests that arrive on open connections while the server closes, in the API's error format. Another instance
 * answers them, or this one after its restart. Register it before everything that reads a request.
 *
 * `close` waits for every connection that Node does not count as idle, and a client may keep such a connection without
 * a request. After the grace period the remaining connections are closed.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new Problem('unavailable', 'The server is closing. Try again');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  });
}
