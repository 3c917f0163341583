import type { EmailEventKey } from '#domain/emails/email-events.ts';
import type { Locale } from '#domain/locale.ts';

/** EM-02: the template of an event in one language that is installed when nobody has edited it. */
export interface DefaultTemplate {
  event: EmailEventKey;
  language: Locale;
  subject: string;
  /** MJML with Liquid. */
  mjml: string;
  /** Liquid. */
  text: string;
}
