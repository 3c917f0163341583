import type { EmailSource } from '../../platform/mail/email-event.ts';

/** The kinds of outbox rows of emails, in the order in which they leave. */
export const SEND_KINDS = {
  'waited-for': 'email.send.waitedFor',
  normal: 'email.send.normal',
  bulk: 'email.send.bulk',
} as const satisfies Record<EmailSource['urgency'], string>;
