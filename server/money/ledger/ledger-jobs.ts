import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/job-runner.ts';
import { checkAndTell } from './check/keep-check.ts';
import { expirePending } from './resolve-pending.ts';

const HOUR = 60 * 60 * 1000;

/** PY-06: the ledger's own recurring work, which one of all instances does. */
export function ledgerJobs({ database, clock }: { database: Database; clock: () => Date }): Job[] {
  return [
    { name: 'checkLedger', every: 24 * HOUR, run: () => checkAndTell(database, clock()) },
    {
      name: 'expirePending',
      every: HOUR,
      run: (signal) => expirePending(database, clock(), { signal }),
    },
  ];
}
