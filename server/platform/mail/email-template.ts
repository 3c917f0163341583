import type { z } from 'zod';
import type { Handle } from '../database/database.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import type { Email, Mailer } from './mailer.ts';
import type { PatientNames, Provider } from '../program/provider.ts';

export interface MailOptions {
  mailer: Mailer;
  provider: Provider;
  /** The portal's address for links; without it Firebase's links are not changed. */
  portalUrl?: string | undefined;
}

/** EM-01: the mail options and the server's rule for patient names. */
export type EmailOptions = MailOptions & { patientNames: PatientNames };

/** One kind of email. The feature that sends it defines how it is written. */
export interface EmailTemplate {
  /** The kind of its outbox rows. */
  kind: string;
  /** Milliseconds after which the email is no longer worth sending. */
  expiresAfter: number;
  /** Writes the email from the outbox payload. Null when nobody should get it (any more). @throws PermanentFailure */
  write: (db: Handle, payload: unknown, options: EmailOptions) => Promise<EmailText | null>;
}

/** An email without the id that is set at delivery. */
export type EmailText = Omit<Email, 'messageId'>;

/** Creates a template. `write` receives the payload that `schema` has parsed. */
export function emailTemplate<Message>(template: {
  kind: string;
  expiresAfter: number;
  schema: z.ZodType<Message>;
  write: (db: Handle, message: Message, options: EmailOptions) => Promise<EmailText | null>;
}): EmailTemplate {
  const { kind, expiresAfter, schema, write } = template;
  return {
    kind,
    expiresAfter,
    write: (db, payload, options) => {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) throw new PermanentFailure('This is no e-mail');
      return write(db, parsed.data, options);
    },
  };
}
