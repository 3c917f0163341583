import { hourly, type HourlyWork, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { expireWaiting } from '../platform/outbox/expire-waiting.ts';
import { forgetOldNotices } from './bell/forget-notices.ts';
import { makeDigests } from './bell/make-digests.ts';
import { EMAIL_SOURCES } from './email-sources.ts';
import { expireWaitingEmails, forgetOldEmails } from './sending/forget-emails.ts';
import { FORMER_KINDS } from './sending/former-emails.ts';
import { SEND_KINDS } from './sending/send-kinds.ts';
import { readEmailSettings } from './settings/email-settings.ts';
import { forgetOldReports } from './suppressions/remember-report.ts';

/** The longest that an email waits; the row in `emails` of most ends before its outbox row. */
const LONGEST = Math.max(...EMAIL_SOURCES.map(({ expiresAfter }) => expiresAfter));

const SENDING_EXPIRES_AFTER = Object.fromEntries(
  Object.values(SEND_KINDS).map((kind) => [kind, LONGEST]),
);

const FORMER_EXPIRES_AFTER = Object.fromEntries(
  Object.entries(FORMER_KINDS).map(([kind, { expiresAfter }]) => [kind, expiresAfter]),
);

/** EM-03: ends emails that waited for too long, and deletes messages and records as the lab's settings say. */
export const FORGET_EMAILS: Record<string, HourlyWork> = {
  expireWaitingEmails: async (db, now, { signal }) => {
    await expireWaitingEmails(db, now, { sources: EMAIL_SOURCES, signal });
    await expireWaiting(db, now, { expiresAfter: SENDING_EXPIRES_AFTER, signal });
  },
  forgetOldEmails: async (db, now, { signal }) => {
    const { textDays, recordDays } = await readEmailSettings(db);
    await forgetOldEmails(db, now, { textDays, recordDays, sources: EMAIL_SOURCES, signal });
  },
  forgetOldReports,
};

/** The recurring work of emails: summaries of the day, and what is no longer needed. */
export function emailJobs(parts: JobParts): Job[] {
  return hourly(parts, {
    makeDigests,
    forgetOldNotices,
    ...FORGET_EMAILS,
    expireEmails: (db, now, { signal }) =>
      expireWaiting(db, now, { expiresAfter: FORMER_EXPIRES_AFTER, signal }),
  });
}
