import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { JobRunner, type Job } from './job-runner.ts';

/** Milliseconds between two checks for due jobs. */
const LOOKS_EVERY = 60_000;

/** Runs the jobs while the server runs. A server that closes stops a job after its current batch. */
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
  // Starts only when the server listens: locally, Firebase uses the same port, and local/portal.ts runs the start.
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
