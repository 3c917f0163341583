import { eq } from 'drizzle-orm';
import type { EmailState } from '#domain/emails/email-states.ts';
import { queueEmails } from '#server/emails/sending/queue-emails.ts';
import { emails } from '#server/emails/sending/table.ts';
import { emailSuppressions } from '#server/emails/suppressions/table.ts';
import type { TestPortal } from './portal.ts';

export const MAIL_SECRET = 'a-secret-of-the-tests';

export const basic = (password: string) =>
  `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`;
export const SIGNED = { authorization: basic(MAIL_SECRET) };

/** What a test of the reports of mail services does with a portal. */
export function mailReports(portal: TestPortal) {
  return {
    report: (payload: string, headers: Record<string, string> = SIGNED, provider = 'postmark') =>
      portal.app.inject({
        method: 'POST',
        url: `/api/mail/events/${provider}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      }),
    /** Puts an email in that was sent, and returns its id. */
    sent: async (address = 'ada@lens.test', state: EmailState = 'sent'): Promise<string> => {
      const [id = ''] = await portal.database.db.transaction((tx) =>
        queueEmails(tx, [emailTo(address)]),
      );
      await portal.database.db
        .update(emails)
        .set({ state, subject: 'Application LP-7' })
        .where(eq(emails.id, id));
      return id;
    },
    stateOf: async (id: string) =>
      (await portal.database.db.select().from(emails).where(eq(emails.id, id)))[0]?.state,
    suppressions: () => portal.database.db.select().from(emailSuppressions),
    forget: async () => {
      await portal.database.pool.query('TRUNCATE outbox, emails, email_suppressions, mail_reports');
    },
  };
}

function emailTo(address: string) {
  return {
    event: 'applicationReceived',
    uid: null,
    address,
    accountNumber: null,
    language: 'en',
    ref: { applicationId: 'a' },
    cause: { resource: '', id: '' },
    onceKey: `${Math.random()}`,
    urgency: 'normal',
  } as const;
}
