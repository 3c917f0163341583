import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/http/services.ts';
import { reconcileAndLog } from '../accounts/users/reconcile-and-log.ts';

const EVERY = 60 * 60 * 1000;

/** Makes the directory of users what Firebase Auth has, at the start and once an hour while the server runs. */
export function registerReconciling(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const reconcile = () => {
    running = reconcileAndLog(database, app.log);
  };
  // Not before it listens: on one's own machine Firebase is behind the same port, and local-portal.ts sees to the start.
  app.addHook('onListen', async () => reconcile());
  app.addHook('onReady', async () => {
    timer = setInterval(reconcile, EVERY);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
