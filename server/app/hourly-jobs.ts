import type { FastifyBaseLogger } from 'fastify';
import { forgetOldImports } from '../access/imports/forget-imports.ts';
import { forgetOldSessions } from '../access/sessions/forget-sessions.ts';
import { forgetOldTries } from '../accounts/claims/claim-tries.ts';
import { forgetOldInvitations } from '../accounts/invitations/forget-invitations.ts';
import { forgetOldAuthLinks } from '../accounts/passwords/auth-links.ts';
import { forgetOldResetTries } from '../accounts/passwords/reset-tries.ts';
import { reconcileAndLog } from '../accounts/users/reconcile-directory.ts';
import { forgetOldAddressLinks } from '../accounts/verification/address-links.ts';
import { consultantJobs } from '../consultant/plugin.ts';
import { emailJobs } from '../emails/email-jobs.ts';
import { moneyJobs } from '../money/plugin.ts';
import { forgetOldDrafts } from '../ordering/drafts/forget-drafts.ts';
import { expireReturns } from '../ordering/return-requests/steps/expire-returns.ts';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { platformJobs } from '../platform/plugin.ts';

const HOUR = 60 * 60 * 1000;

/** The jobs that one of all instances runs once an hour. */
export function hourlyJobs(parts: JobParts, log: Pick<FastifyBaseLogger, 'error'>): Job[] {
  // Copies the users of Firebase Auth to the directory.
  const reconciling = { name: 'reconcileDirectory', every: HOUR, atOnce: true };
  return [
    { ...reconciling, run: () => reconcileAndLog(parts.database, log) },
    ...platformJobs(parts),
    ...moneyJobs(parts),
    ...hourly(parts, {
      expireReturns: (db, now, options) => expireReturns({ db }, now, options),
      forgetOldTries,
      forgetOldResetTries,
      forgetOldAuthLinks,
      forgetOldAddressLinks,
      forgetOldInvitations,
      forgetOldDrafts,
      forgetOldImports,
      forgetOldSessions,
    }),
    ...consultantJobs(parts),
    ...emailJobs(parts),
  ];
}
