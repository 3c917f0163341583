import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';

/** How long requests at work may take when the server closes, in milliseconds. */
const GRACE = 3_000;

/**
 * What comes while the server closes, over connections that are still open, is refused in the API's shape: another instance
 * takes it, or this one when it is back. To be registered before everything that looks at a request.
 *
 * `close` waits for every connection that Node does not count as idle, and a client may keep such a one
 * without asking anything: what is still open after the grace is cut.
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
