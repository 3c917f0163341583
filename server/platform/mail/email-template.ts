import type { z } from 'zod';
import type { Handle } from '../database/database.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import type { Email, Mailer } from './mailer.ts';
import type { PatientNames, Provider } from '../program/provider.ts';

export interface MailOptions {
  mailer: Mailer;
  provider: Provider;
  /** Where the portal is, for links; without it those that Firebase makes stay as they are. */
  portalUrl?: string | undefined;
}

/** EM-01: with what the whole server goes by. */
export type EmailOptions = MailOptions & { patientNames: PatientNames };

/** One sort of e-mail. The feature that sends it says how it is written. */
export interface EmailTemplate {
  /** Of the outbox. */
  kind: string;
  /** For how long one is worth sending, in milliseconds. */
  expiresAfter: number;
  /** From what the outbox kept. Null when nobody is to have it (any more). @throws PermanentFailure */
  write: (db: Handle, payload: unknown, options: EmailOptions) => Promise<EmailText | null>;
}

/** An e-mail without the id that its delivery gives it. */
export type EmailText = Omit<Email, 'messageId'>;

/** Makes a template whose `write` is given what `schema` accepts. */
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
