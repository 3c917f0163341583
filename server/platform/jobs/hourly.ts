import type { Database, Handle } from '../database/database.ts';
import type { Job } from './job-runner.ts';

/** What jobs work with. */
export interface JobParts {
  database: Database;
  clock: () => Date;
}

/** Work on the database, in batches until the signal aborts. */
export type HourlyWork = (
  db: Handle,
  now: Date,
  options: { signal: AbortSignal },
) => Promise<unknown>;

const HOUR = 60 * 60 * 1000;

/** Returns a job for each of them, by name, that runs once an hour. */
export function hourly(
  { database, clock }: JobParts,
  work: Readonly<Record<string, HourlyWork>>,
): Job[] {
  return Object.entries(work).map(([name, run]) => ({
    name,
    every: HOUR,
    run: (signal) => run(database.db, clock(), { signal }),
  }));
}
