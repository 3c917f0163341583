import { isZoneName } from '../basics/time-zone.ts';
import { nearestName } from './nearest.ts';

let zones: ReadonlyMap<string, string> | undefined;

/** The time zones by their names in lower case. */
function known(): ReadonlyMap<string, string> {
  zones ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]));
  return zones;
}

/** Returns the time zone of IANA that a text names, also with blanks as the form shows it; undefined for none. */
export function timeZoneNamed(text: string): string | undefined {
  const name = text.replaceAll(/\s+/g, '_');
  return known().get(name.toLowerCase()) ?? (isZoneName(name) ? name : undefined);
}

/** Returns the time zone that was probably meant: `Chicago` is America/Chicago. */
export function nearestTimeZone(text: string): string | undefined {
  return nearestName(text, [...known().values()]);
}
