import type { FastifyBaseLogger } from 'fastify';
import { forgetOldImports } from '../access/imports/forget-imports.ts';
import { forgetOldSessions } from '../access/sessions/forget-sessions.ts';
import { forgetOldTries } from '../accounts/claims/claim-tries.ts';
import { forgetOldInvitations } from '../accounts/invitations/forget-invitations.ts';
import { forgetOldAuthLinks } from '../accounts/passwords/auth-links.ts';
import { forgetOldResetTries } from '../accounts/passwords/reset-tries.ts';
import { forgetOldAddressLinks } from '../accounts/verification/address-links.ts';
import { reconcileAndLog } from '../accounts/users/reconcile-directory.ts';
import { forgetOldRatings } from '../consultant/ratings/forget-ratings.ts';
import { forgetOldRequests } from '../consultant/requests/forget-requests.ts';
import { forgetOldVisitorTries } from '../consultant/visitors/visitor-tries.ts';
import { forgetOldModelDays } from '../consultant/model/budget.ts';
import { forgetOldModelTries } from '../consultant/model/tries.ts';
import { forgetOldNotices } from '../emails/bell/forget-notices.ts';
import { makeDigests } from '../emails/bell/make-digests.ts';
import { forgetOldChecks } from '../money/ledger/check/keep-check.ts';
import { creditJobs } from '../money/credits/credit-jobs.ts';
import { ledgerJobs } from '../money/ledger/ledger-jobs.ts';
import { reminderJobs } from '../money/reminders/reminder-jobs.ts';
import { statementJobs } from '../money/statements/monthly/statement-jobs.ts';
import { returnJobs } from '../ordering/return-requests/steps/expire-returns.ts';
import { forgetOldDrafts } from '../ordering/drafts/forget-drafts.ts';
import type { Handle } from '../platform/database/database.ts';
import type { Services } from '../access/services.ts';
import { forgetOldAnswers } from '../platform/idempotency/idempotently.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { expireWaiting } from '../platform/outbox/expire-waiting.ts';
import { forgetDelivered } from '../platform/outbox/forget-delivered.ts';
import { FORGET_EMAILS } from '../emails/email-jobs.ts';
import { FORMER_KINDS } from '../emails/sending/former-emails.ts';

const HOUR = 60 * 60 * 1000;

type Forget = (db: Handle, now: Date, options: { signal: AbortSignal }) => Promise<unknown>;

const FORMER_EMAILS_EXPIRE_AFTER = Object.fromEntries(
  Object.entries(FORMER_KINDS).map(([kind, { expiresAfter }]) => [kind, expiresAfter]),
);

/** Each deletes data that is no longer needed. */
const FORGET: Record<string, Forget> = {
  forgetOldAnswers,
  forgetOldTries,
  forgetOldResetTries,
  forgetOldAuthLinks,
  forgetOldAddressLinks,
  forgetOldInvitations,
  forgetOldDrafts,
  forgetOldImports,
  forgetOldSessions,
  forgetOldNotices,
  forgetOldChecks,
  forgetOldRequests,
  forgetOldRatings,
  forgetOldVisitorTries,
  forgetOldModelDays,
  forgetOldModelTries,
  ...FORGET_EMAILS,
  expireEmails: (db, now, { signal }) =>
    expireWaiting(db, now, { expiresAfter: FORMER_EMAILS_EXPIRE_AFTER, signal }),
  forgetDelivered,
};

/** The jobs that one of all instances runs once an hour. */
export function hourlyJobs(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Job[] {
  const forgetting = Object.entries(FORGET).map(([name, forget]) => ({
    name,
    every: HOUR,
    run: (signal: AbortSignal) => forget(database.db, clock(), { signal }),
  }));
  // Copies the users of Firebase Auth to the directory.
  const reconciling = { name: 'reconcileDirectory', every: HOUR, atOnce: true };
  const digests = {
    name: 'makeDigests',
    every: HOUR,
    run: (signal: AbortSignal) => makeDigests(database.db, clock(), { signal }),
  };
  return [
    { ...reconciling, run: () => reconcileAndLog(database, log) },
    digests,
    ...ledgerJobs({ database, clock }),
    ...creditJobs({ database, clock }),
    ...returnJobs({ database, clock }),
    ...reminderJobs({ database, clock }),
    ...statementJobs({ database, clock }),
    ...forgetting,
  ];
}
