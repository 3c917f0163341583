import type { Locale } from '#domain/basics/locale.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';

/** EM-02: the texts of an event's emails in one language, as they are until somebody edits them. Liquid in all three. */
export interface DefaultTemplate {
  event: EmailEventKey;
  language: Locale;
  subject: string;
  mjml: string;
  text: string;
}
