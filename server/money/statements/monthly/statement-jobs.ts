import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/job-runner.ts';
import { tellStatements } from './tell-statements.ts';

const HOUR = 60 * 60 * 1000;

/** PY-08: tells of the statements of a month, once an hour, because the months of practices begin at different times. */
export function statementJobs({
  database,
  clock,
}: {
  database: Database;
  clock: () => Date;
}): Job[] {
  return [
    {
      name: 'tellStatements',
      every: HOUR,
      run: (signal) => tellStatements(database.db, clock(), { signal }),
    },
  ];
}
