/** A name begins with a letter; a distance from UTC such as `+01:00` is none, although Intl knows it. */
const NAME = /^[A-Za-z]/;

/** Whether the name is an IANA time zone that this program knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether it names a time zone of IANA: not a distance from UTC, which has no daylight saving time. */
export function isZoneName(name: string): boolean {
  return NAME.test(name) && isTimeZone(name);
}
