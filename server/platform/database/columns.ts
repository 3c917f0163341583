import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column in UTC with milliseconds, like a JavaScript `Date`. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
