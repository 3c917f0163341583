import { invalid } from './invalid.ts';

const ISO = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** ISO in UTC with exactly six decimals, cut like the real service does: such texts sort as times. */
export function parseTimestamp(input: unknown): string {
  const match = typeof input === 'string' ? ISO.exec(input) : null;
  const [, seconds, fraction = '', zone] = match ?? [];
  const time = Date.parse(`${seconds}${zone}`);
  const utc = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, -5);
  if (utc.length !== 19 || utc < '0001') throw invalid(`Not a timestamp: ${JSON.stringify(input)}`);
  return `${utc}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

/** Microseconds since 1970 as ISO; exact, as they fit a double until the year 2255. */
export function timestampOf(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}

/** The reverse of `timestampOf`. */
export function microsecondsOf(timestamp: string): number {
  return Date.parse(`${timestamp.slice(0, 23)}Z`) * 1000 + Number(timestamp.slice(23, 26));
}
