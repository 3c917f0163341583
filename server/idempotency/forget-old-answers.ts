import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { loggableError } from '../http/error-log.ts';
import { forgetOldAnswers } from './idempotently.ts';

const EVERY = 60 * 60 * 1000;

/** Once an hour, while the server runs. */
export function registerForgetting(app: FastifyInstance, { database, clock }: Services): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      forgetOldAnswers(database.db, clock()).catch((error: unknown) =>
        app.log.error({ error: loggableError(error) }, 'old answers were not forgotten'),
      );
    }, EVERY);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
