/** Returns the time of day in the user's time zone; `at` in milliseconds since 1970. */
export function formatTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
}
