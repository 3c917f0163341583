import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/job-runner.ts';
import { remindOfInvoices } from './remind-of-invoices.ts';

const HOUR = 60 * 60 * 1000;

/** PY-08: reminds of invoices, once an hour, because the days of practices begin at different times. */
export function reminderJobs({
  database,
  clock,
}: {
  database: Database;
  clock: () => Date;
}): Job[] {
  return [
    {
      name: 'remindOfInvoices',
      every: HOUR,
      run: (signal) => remindOfInvoices(database.db, clock(), { signal }),
    },
  ];
}
