import type { Locale } from '#domain/basics/locale.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';

/** The id of an event's template in one language: `orderShipped.es`. */
export function templateIdOf(event: EmailEventKey, language: Locale): string {
  return `${event}.${language}`;
}
