import { z } from 'zod';
import { text } from '#domain/basics/text.ts';
import { emailSource } from '../../platform/mail/email-event.ts';

/** What an email that somebody wrote is made of. Nobody but its recipients has its contents besides. */
export const directEmailRef = z.object({
  /** The uid of whoever wrote it. */
  writtenBy: text(),
  name: text(),
  /** Their verified address, for answers. */
  replyTo: z.email(),
  subject: text(),
  body: text(),
});

const DAY = 24 * 60 * 60 * 1000;

/** RS-03: an email that somebody wrote in the portal. Its recipients are notified by whoever queues it. */
export const directEmailSource = emailSource({
  event: 'directEmail',
  expiresAfter: 7 * DAY,
  isMessageInRef: true,
  schema: directEmailRef,
  findRecipients: async () => [],
  causeOf: ({ writtenBy }) => ({ resource: 'users', id: writtenBy }),
  findValues: async (_db, { name, replyTo, subject, body }) => ({
    messageSubject: subject,
    message: body,
    sender: name === '' || name === replyTo ? replyTo : `${name} (${replyTo})`,
  }),
  headersOf: ({ replyTo }) => ({ 'Reply-To': replyTo }),
});
