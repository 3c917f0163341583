import { workingDays } from './delivery/shipping-methods.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** The moment so many working days (Monday to Friday, UTC) later, at the same time of day. */
export function addWorkingDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/** Until when an order must be shipped: the end of the day (UTC) so many working days after its approval. */
export function promisedAfter(approvedAt: Date, turnaroundDays: number): Date {
  const date = addWorkingDays(approvedAt, turnaroundDays);
  date.setUTCHours(23, 59, 59, 999);
  return date;
}

/** The working days of an order: those of its slowest lens; 0 without one. */
export function slowestOf(turnaroundDays: readonly number[]): number {
  return Math.max(0, ...turnaroundDays);
}

/**
 * OR-12: until when the lenses must be shipped that are approved at a moment and take so many working days each; a rush
 * takes fewer.
 */
export function promisedFor(
  approvedAt: Date,
  turnaroundDays: readonly number[],
  rush: boolean,
): Date {
  return promisedAfter(approvedAt, workingDays(slowestOf(turnaroundDays), rush));
}

function isWorkingDay(date: Date): boolean {
  const day = date.getUTCDay();
  return day !== SUNDAY && day !== SATURDAY;
}
