import type { Handle } from '../database/database.ts';
import type { Handler, OutboxLane } from '../outbox/lane.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import {
  EMAIL_EXPIRES_AFTER,
  EMAIL_KIND,
  emailMessageSchema,
  PASSWORD_RESET_KIND,
  type EmailMessage,
} from './email-message.ts';
import type { Email, Mailer, PatientNames, Provider } from './mailer.ts';
import { writeClosedOrder } from '#server/ordering/closed-email/write-closed-order.ts';
import { writePasswordReset } from '#server/accounts/passwords/write-password-reset.ts';

export interface MailOptions {
  mailer: Mailer;
  provider: Provider;
  /** Where the portal is, for links; without it those that Firebase makes stay as they are. */
  portalUrl?: string | undefined;
}

/** EM-01: with what the whole server goes by. */
export type EmailOptions = MailOptions & { patientNames: PatientNames };

/** Delivers the outbox's e-mails. They are written now, so that none waits with an old address. */
export function createEmailHandler(db: Handle, options: EmailOptions): Handler {
  const { mailer, provider } = options;
  return async (payload, { id, signal }) => {
    const email = await write(db, readPayload(payload), options);
    signal.throwIfAborted();
    if (email) await mailer.send({ ...email, messageId: messageIdOf(id, provider) }, signal);
  };
}

/** One e-mail at a time, as there is one connection to send it over; links for a new password first. */
export function emailLane(db: Handle, options: EmailOptions): OutboxLane {
  const deliver = createEmailHandler(db, options);
  return {
    slots: 1,
    kinds: {
      [PASSWORD_RESET_KIND]: { deliver, expiresAfter: EMAIL_EXPIRES_AFTER[PASSWORD_RESET_KIND] },
      [EMAIL_KIND]: { deliver, expiresAfter: EMAIL_EXPIRES_AFTER[EMAIL_KIND] },
    },
  };
}

/** Null when nobody is to have it (any more). */
function write(
  db: Handle,
  message: EmailMessage,
  options: EmailOptions,
): Promise<Omit<Email, 'messageId'> | null> {
  return message.template === 'closedOrder'
    ? writeClosedOrder(db, message.orderId, options)
    : writePasswordReset(message, options);
}

function readPayload(payload: unknown): EmailMessage {
  const parsed = emailMessageSchema.safeParse(payload);
  if (!parsed.success) throw new PermanentFailure('This is no e-mail');
  return parsed.data;
}

/** Stable, so that whoever gets the e-mail twice knows it for one. */
function messageIdOf(id: number, { website }: Provider): string {
  return `<outbox-${id}@${new URL(website).hostname}>`;
}
