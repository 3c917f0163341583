import { workingDays } from '../delivery/shipping-methods.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Returns the same time of day this many working days later (Monday to Friday, UTC). */
export function addWorkingDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/** Returns until when an order must ship: the end of the day (UTC) this many working days after its approval. */
export function promisedAfter(approvedAt: Date, turnaroundDays: number): Date {
  return endOfDay(addWorkingDays(approvedAt, turnaroundDays));
}

/** Returns the last millisecond of the day (UTC). */
export function endOfDay(day: Date): Date {
  const date = new Date(day);
  date.setUTCHours(23, 59, 59, 999);
  return date;
}

/** Returns the working days of the slowest lens; 0 without one. */
export function slowestOf(turnaroundDays: readonly number[]): number {
  return Math.max(0, ...turnaroundDays);
}

/**
 * OR-12: returns until when lenses that are approved at this time must ship, from the working days of each. A rush
 * takes fewer.
 */
export function promisedFor(
  approvedAt: Date,
  turnaroundDays: readonly number[],
  rush: boolean,
): Date {
  return promisedAfter(approvedAt, workingDays(slowestOf(turnaroundDays), rush));
}

/** Whether the day (UTC) is one from Monday to Friday. */
export function isWorkingDay(date: Date): boolean {
  const day = date.getUTCDay();
  return day !== SUNDAY && day !== SATURDAY;
}
