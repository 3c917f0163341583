import { momentOf, wallClock } from '../../basics/wall-clock.ts';

/** The day by which an invoice is to be paid. */
export interface DueDay {
  /** The last day to pay, `YYYY-MM-DD`, a day of the practice. */
  dueOn: string;
  /** The moment after which it is overdue. */
  overdueFrom: Date;
}

/**
 * PY-07: returns by when an invoice is to be paid: so many days after the day on which it was issued, both days of the
 * practice's time zone (IANA).
 */
export function dueDayOf(issuedAt: Date, netDays: number, timeZone: string): DueDay {
  const issuedOn = wallClock(issuedAt, timeZone).slice(0, 10);
  const dueOn = daysAfter(issuedOn, netDays);
  return { dueOn, overdueFrom: momentOf(`${daysAfter(dueOn, 1)}T00:00:00`, timeZone) };
}

/** Returns the day on which an invoice was issued, `YYYY-MM-DD`, as its practice counts days. */
export function issueDayOf({ dueOn, netDays }: { dueOn: string; netDays: number }): string {
  return daysAfter(dueOn, -netDays);
}

/** Counts days of the calendar (`YYYY-MM-DD`), which have no time zone. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
