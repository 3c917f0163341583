import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC and to the millisecond, as JavaScript has it. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
