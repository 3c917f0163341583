import type { Locale } from '#domain/basics/locale.ts';

/** Formats the time of day, with the date unless it is today; in the browser's time zone. */
export function formatUntil(time: Date, now: Date, locale: Locale): string {
  const isToday = time.toDateString() === now.toDateString();
  const dateStyle = isToday ? undefined : 'medium';
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' }).format(time);
}

/** Formats the date and time of day of an ISO timestamp, in the browser's time zone. */
export function formatMoment(timestamp: string, locale: Locale): string {
  const moment = new Date(timestamp);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** Formats bytes as megabytes with one decimal; below one megabyte as kilobytes. */
export function formatSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1_000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value);
}
