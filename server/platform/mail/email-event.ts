import type { z } from 'zod';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../database/database.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import type { Provider } from '../program/provider.ts';

/** Who gets the emails of one event. */
export interface EmailRecipient {
  /** Null for an address without a user, as of an invitation. */
  uid: string | null;
  /** Null: the user's present address, which is read when the email is sent. */
  address: string | null;
  /** The account that it is about; null when it is about one person. */
  accountNumber: string | null;
  /** AD-08: the recipient's role in that account; null without an account. */
  practiceRole: PracticeRole | null;
  /** Null: the language that the user chose, else English. */
  language: Locale | null;
}

/** The reader of an email when it is sent. */
export type EmailReader = Omit<EmailRecipient, 'language' | 'address'> & {
  address: string;
  language: Locale;
};

/** What the sources of emails know of the portal. */
export interface EmailSurroundings {
  provider: Provider;
  /** The portal's address for links; undefined when it is not configured. */
  portalUrl: string | undefined;
  patientNames: PatientNameChoice;
  clock: () => Date;
}

/** The record that caused an email, for links and for the tab of a customer. */
export interface EmailCause {
  resource:
    | 'orders'
    | 'applications'
    | 'users'
    | 'invitations'
    | 'campaigns'
    | 'invoices'
    | 'customers'
    | '';
  id: string;
}

/**
 * How a feature notifies of one event. It keeps only references in the outbox and reads everything when the email is sent,
 * so that none has an outdated address and no patient data lies in the queue.
 */
export interface EmailSource {
  event: EmailEventKey;
  /** Milliseconds after which the email is no longer worth sending. */
  expiresAfter: number;
  /** Emails with a link that somebody waits for leave before all others; letters leave after all others. */
  urgency: 'waited-for' | 'normal' | 'bulk';
  /** Returns who gets it, before anybody's choices. @throws PermanentFailure */
  findRecipients: (db: Handle, ref: unknown) => Promise<EmailRecipient[]>;
  causeOf: (ref: unknown) => EmailCause;
  /**
   * Returns the values of the event's own variables. Null when this reader should not get it (any more).
   *
   * @throws PermanentFailure
   */
  findValues: (
    db: Handle,
    ref: unknown,
    about: { reader: EmailReader; surroundings: EmailSurroundings },
  ) => Promise<Readonly<Record<string, EmailValue>> | null>;
  /** Returns further headers of the email, by the values that `findValues` returned: `List-Unsubscribe`. */
  headersOf?: (
    ref: unknown,
    about: { values: Readonly<Record<string, EmailValue>>; surroundings: EmailSurroundings },
  ) => Readonly<Record<string, string>>;
  /**
   * EM-04: where the bell leads, as a path of the portal; absent for an event that does not show there. The line is the
   * subject of the email.
   */
  pathOf?: (ref: unknown) => string;
  /** The reference is the message itself, so it is deleted with the text of the email. */
  isMessageInRef?: boolean;
}

/** Creates a source. Its functions receive the reference that `schema` has parsed. */
export function emailSource<Ref>(source: {
  event: EmailEventKey;
  expiresAfter: number;
  urgency?: EmailSource['urgency'];
  schema: z.ZodType<Ref>;
  findRecipients: (db: Handle, ref: Ref) => Promise<EmailRecipient[]>;
  causeOf: (ref: Ref) => EmailCause;
  findValues: (
    db: Handle,
    ref: Ref,
    about: { reader: EmailReader; surroundings: EmailSurroundings },
  ) => Promise<Readonly<Record<string, EmailValue>> | null>;
  headersOf?: (
    ref: Ref,
    about: { values: Readonly<Record<string, EmailValue>>; surroundings: EmailSurroundings },
  ) => Readonly<Record<string, string>>;
  pathOf?: (ref: Ref) => string;
  isMessageInRef?: boolean;
}): EmailSource {
  const { schema, findRecipients, causeOf, findValues, urgency = 'normal' } = source;
  const { headersOf, pathOf, isMessageInRef = false } = source;
  const read = (ref: unknown): Ref => {
    const parsed = schema.safeParse(ref);
    if (!parsed.success) throw new PermanentFailure('This is no reference of an email');
    return parsed.data;
  };
  return {
    event: source.event,
    expiresAfter: source.expiresAfter,
    urgency,
    isMessageInRef,
    findRecipients: (db, ref) => findRecipients(db, read(ref)),
    causeOf: (ref) => causeOf(read(ref)),
    findValues: (db, ref, about) => findValues(db, read(ref), about),
    ...(headersOf && {
      headersOf: (ref: unknown, about: Parameters<typeof headersOf>[1]) =>
        headersOf(read(ref), about),
    }),
    ...(pathOf && { pathOf: (ref: unknown) => pathOf(read(ref)) }),
  };
}
