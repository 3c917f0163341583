import type { Locale } from '#domain/basics/locale.ts';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import type {
  EmailEvent,
  EmailValue,
  EventChoice,
  Translated,
} from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailRecipient } from '../../platform/mail/email-event.ts';

type Values = Readonly<Record<string, EmailValue>>;

/** A text to be rendered: the values of all variables, unescaped. */
interface Rendering {
  event: EmailEventKey;
  language: Locale;
  values: Values;
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  templateId: string;
  templateVersion: number;
}

/** The notices of a person beside or instead of an email. */
interface Notification {
  uid: string;
  event: EmailEventKey;
  texts: Translated;
  onceKey: string;
}

/** A user as Auth knows them now. */
export interface SendingUser {
  /** Blank for a user without one. */
  email: string;
  /** Blank for a user without one. */
  name: string;
  /** Whether the address is proved to be theirs. */
  isVerified: boolean;
}

/** What sending uses of templates, settings, choices and users. */
export interface SendingParts {
  /** In the order of the recipients. */
  findChoices: (
    db: Handle,
    event: EmailEvent,
    recipients: readonly EmailRecipient[],
  ) => Promise<EventChoice[]>;
  findLanguages: (db: Handle, uids: readonly string[]) => Promise<Map<string, Locale>>;
  /** Both ignore a known `onceKey`. */
  addNotices: (
    tx: Handle,
    notices: readonly (Notification & { path: string })[],
  ) => Promise<unknown>;
  addDigestItems: (tx: Handle, items: readonly Notification[]) => Promise<unknown>;
  renderEmail: (db: Handle, rendering: Rendering) => Promise<RenderedEmail>;
  renderSubject: (db: Handle, rendering: Rendering) => Promise<string>;
  readSettings: (db: Handle) => Promise<{ patientNames: PatientNameChoice }>;
  /** Users that Auth does not have are missing. */
  findUsers: (uids: readonly string[]) => Promise<Map<string, SendingUser>>;
}
