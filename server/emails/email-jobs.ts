import { expireWaitingEmails, forgetOldEmails } from './sending/forget-emails.ts';
import { SEND_KINDS } from './sending/send-kinds.ts';
import { readEmailSettings } from './settings/email-settings.ts';
import { forgetOldReports } from './suppressions/remember-report.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { expireWaiting } from '#server/platform/outbox/expire-waiting.ts';
import { EMAIL_SOURCES } from './email-sources.ts';

type Forget = (db: Handle, now: Date, options: { signal: AbortSignal }) => Promise<unknown>;

/** The longest that an email waits; the row in `emails` of most ends before its outbox row. */
const LONGEST = Math.max(...EMAIL_SOURCES.map(({ expiresAfter }) => expiresAfter));

const SENDING_EXPIRES_AFTER = Object.fromEntries(
  Object.values(SEND_KINDS).map((kind) => [kind, LONGEST]),
);

/** EM-03: ends emails that waited for too long, and deletes messages and records as the lab's settings say. */
export const FORGET_EMAILS: Record<string, Forget> = {
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
