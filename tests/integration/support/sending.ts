import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#domain/basics/locale.ts';
import type { EventChoice } from '#domain/emails/events/email-event.ts';
import { emailLanes } from '#server/emails/sending/email-lanes.ts';
import type { SendingParts } from '#server/emails/sending/sending-parts.ts';
import { emails } from '#server/emails/sending/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { emailSource, type EmailRecipient } from '#server/platform/mail/email-event.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';

/** Not that of the whole portal: a process of its own loads this file, again and again. */
const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };

const DAY = 24 * 60 * 60 * 1000;

/** Parts that say what the tests need: nothing is read from Firebase or from templates. */
export function fakeParts(changes: Partial<SendingParts> = {}): SendingParts {
  const choice: EventChoice = { email: 'now', bell: false };
  return {
    findChoices: async (_db, _event, recipients) => recipients.map(() => choice),
    findLanguages: async () => new Map<string, Locale>(),
    addNotices: async () => undefined,
    addDigestItems: async () => undefined,
    renderSubject: async (_db, { event, language }) => `${event} ${language}`,
    renderEmail: async (_db, { event, language, values }) => ({
      subject: `${event} ${String(values['number'] ?? '')}`,
      html: `<p>${language} ${String(values['link'] ?? '')}</p>`,
      text: `${language} ${String(values['link'] ?? '')}`,
      templateId: `${event}.${language}`,
      templateVersion: 3,
    }),
    readSettings: async () => ({ patientNames: 'initials' }),
    findUsers: async (uids) =>
      new Map(uids.map((uid) => [uid, { email: `${uid}@lens.test`, name: uid, isVerified: true }])),
    ...changes,
  };
}

/** Recipients and values are what the reference says. */
const refSchema = z.object({
  to: z.array(z.string()).default(['ada@lens.test']),
  uids: z.array(z.string()).default([]),
  number: z.string().default(''),
  link: z.string().default(''),
  unwanted: z.boolean().default(false),
});
export type TestRef = z.input<typeof refSchema>;

const nobody = { accountNumber: null, practiceRole: null, language: null } as const;

function sourceOf(event: 'verification' | 'applicationReceived' | 'newDevice' | 'letter') {
  return emailSource({
    event,
    expiresAfter: DAY,
    urgency: event === 'verification' ? 'waited-for' : event === 'letter' ? 'bulk' : 'normal',
    schema: refSchema,
    findRecipients: async (_db, { to, uids }): Promise<EmailRecipient[]> => [
      ...to.map((address) => ({ ...nobody, uid: null, address })),
      ...uids.map((uid) => ({ ...nobody, uid, address: null })),
    ],
    causeOf: ({ number }) => ({ resource: number ? 'applications' : '', id: number }),
    findValues: async (_db, { number, link, unwanted }) => (unwanted ? null : { number, link }),
    pathOf: ({ number }) => `/customer/${number}`,
  });
}

export const TEST_SOURCES = [
  sourceOf('verification'),
  sourceOf('applicationReceived'),
  sourceOf('newDevice'),
  sourceOf('letter'),
];

/** The lanes of events and emails, with the tests' own sources and parts. */
export function sendingLanes(
  { db }: Database,
  { mailer, parts, clock }: { mailer: Mailer; parts?: Partial<SendingParts>; clock?: () => Date },
) {
  return emailLanes(db, {
    mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
    sources: TEST_SOURCES,
    parts: fakeParts(parts),
    clock,
  });
}

export function emailRows({ db }: Database) {
  return db.select().from(emails).orderBy(asc(emails.createdAt), asc(emails.onceKey));
}
