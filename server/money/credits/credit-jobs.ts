import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/job-runner.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';
import { expireCredits } from './expire-credits.ts';

const HOUR = 60 * 60 * 1000;

/** CR-01: what recurs for lens credits, once an hour, because the days of practices begin at different times. */
export function creditJobs({ database, clock }: { database: Database; clock: () => Date }): Job[] {
  return [
    {
      name: 'expireCredits',
      every: HOUR,
      run: (signal) => expireCredits(database, clock(), { signal }),
    },
    {
      name: 'warnOfExpiry',
      every: HOUR,
      run: (signal) => warnOfExpiry(database.db, clock(), { signal }),
    },
  ];
}
