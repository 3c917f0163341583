const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the largest unit that fits `elapsed` (milliseconds) and the whole count of it. Below a minute: 0 minutes. */
function largestUnit(elapsed: number): { unit: 'day' | 'hour' | 'minute'; count: number } {
  if (elapsed >= DAY) return { unit: 'day', count: Math.floor(elapsed / DAY) };
  if (elapsed >= HOUR) return { unit: 'hour', count: Math.floor(elapsed / HOUR) };
  return { unit: 'minute', count: Math.max(0, Math.floor(elapsed / MINUTE)) };
}

/** Formats the age of `iso` for a list: "12 min", "3 hr", "2 days". `now`: the time, in ms, until which it is counted. */
export function formatAge(iso: string, now: number, locale: string): string {
  const { unit, count } = largestUnit(now - Date.parse(iso));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** Formats a relative time: "2 min. ago"; "now" below half a minute. `at` and `now` are milliseconds since 1970. */
export function formatAgo(at: number, now: number, locale: string): string {
  const elapsed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (elapsed < MINUTE / 2) return format.format(0, 'second');
  const { unit, count } = largestUnit(elapsed);
  return format.format(-Math.max(1, count), unit);
}

/** Formats a date and time in the reader's time zone, with the name of the zone. */
export function formatMoment(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
}

/** Formats the date in the reader's time zone: "Jan 22, 2026". */
export function formatDay(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso));
}
