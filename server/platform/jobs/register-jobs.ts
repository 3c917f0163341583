import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { JobRunner, type Job } from './job-runner.ts';

/** How often an instance looks for what is due, in milliseconds. */
const LOOKS_EVERY = 60_000;

/** Runs the jobs while the server does. One that closes ends a job after the batch under way. */
export function registerJobs(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: readonly Job[] },
): void {
  const runner = new JobRunner({
    database,
    jobs,
    onError: (error, job) => app.log.error({ job, error: loggableError(error) }, 'a job failed'),
  });
  let timer: NodeJS.Timeout | undefined;
  // Not before it listens: on one's own machine Firebase is behind the same port, and local/portal.ts sees to the start.
  app.addHook('onListen', async () => void runner.runDue());
  app.addHook('onReady', async () => {
    timer = setInterval(() => void runner.runDue(), LOOKS_EVERY);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await runner.close();
  });
}
