import type { FastifyInstance } from 'fastify';

/** How long requests at work may take when the server closes, in milliseconds. */
const GRACE = 3_000;

/**
 * `close` waits for every connection that Node does not count as idle, and a client may keep such a one
 * without asking anything: what is still open after the grace is cut.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  });
}
