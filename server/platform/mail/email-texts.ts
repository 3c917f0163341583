import type { Locale } from '#domain/basics/locale.ts';

/** Returns a text in one line: a line break in a name would look like a paragraph of the portal's. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns the day of a date, such as `June 12, 2026`: in UTC, as promised dates and days without a time are, or by the
 * clocks of a time zone (IANA).
 */
export function dayText(date: Date, language: Locale, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date);
}

/** Returns day and time, with the time zone. */
export function momentText(date: Date, language: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(date)} UTC`;
}

/** Returns a link to a path of the portal; blank while the portal's address is not known. */
export function portalLink(path: string, portalUrl: string | undefined): string {
  return portalUrl ? new URL(path, portalUrl).href : '';
}
