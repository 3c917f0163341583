const EARLIEST = Date.parse('0001-01-01');
const LATEST = Date.parse('9999-12-31');

/**
 * Limits a time that rows are compared with, because PostgreSQL cannot parse JavaScript's year 0 and year 10000. No row is
 * that old or new.
 */
export function comparableTime(moment: number): Date {
  return new Date(Math.min(Math.max(moment, EARLIEST), LATEST));
}
