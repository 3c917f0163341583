import type { Locale } from '#domain/basics/locale.ts';
import { dayIn } from '#domain/money/statements/periods.ts';

/**
 * Formats a day (`2026-06-12`) as every paper has it: `Jun 12, 2026`, `12 jun 2026`. A month in letters is read alike by
 * whoever puts the day first.
 */
export function paperDay(day: string, locale: Locale): string {
  // A day has no time zone: it is read and written in the same one.
  return written(new Date(`${day}T00:00:00Z`), locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Formats the day that the clocks of a practice show, whose time zone (IANA) it is. */
export function paperDayAt(at: Date | string, timeZone: string, locale: Locale): string {
  return paperDay(dayIn(timeZone, new Date(at)), locale);
}

/** Formats a moment by the clocks of a practice, with the zone's name: `Jun 12, 2026, 3:30 AM CDT`. */
export function paperMoment(at: Date | string, timeZone: string, locale: Locale): string {
  const moment = new Date(at);
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${written(moment, locale, format)} ${zoneName(moment, timeZone)}`;
}

/** Some versions of the language data have narrow spaces, which the font of the papers lacks. */
function written(at: Date, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, format).format(at).replaceAll(/\s/g, ' ');
}

/** `CDT` in both languages: in Spanish the data know the zones of America by their distance only. */
function zoneName(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
