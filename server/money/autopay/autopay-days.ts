import { daysAfter } from '#domain/money/invoices/due-day.ts';

/** PY-09: days are those of the practice. A day's work begins at an hour when somebody may see to it. */
export const AUTOPAY = {
  /** Days between the announcement of a payment and the payment. */
  announcedBefore: 3,
  fromHour: 8,
} as const;

/** What of an invoice decides when it is paid. */
interface Due {
  /** The last day to pay, `YYYY-MM-DD`. */
  dueOn: string;
}

/** Whether the work of the day has begun. `wall`: what the practice's clocks show, as `2026-06-12T07:00:00`. */
function hasBegun(wall: string): boolean {
  return Number(wall.slice(11, 13)) >= AUTOPAY.fromHour;
}

/** Whether autopay pays an invoice at all: those that were due before it was switched on are left to the practice. */
export function isCovered({ dueOn }: Due, startedOn: string): boolean {
  return dueOn >= startedOn;
}

/** Whether an invoice is to be announced now, if it was not. */
export function isToAnnounce(due: Due, startedOn: string, wall: string): boolean {
  const today = wall.slice(0, 10);
  const isNear = today >= daysAfter(due.dueOn, -AUTOPAY.announcedBefore);
  return hasBegun(wall) && isNear && isCovered(due, startedOn);
}

/** Returns the day on which an invoice that is announced now is paid: its due day, or later if it came late. */
export function announcedDay(wall: string): string {
  return daysAfter(wall.slice(0, 10), AUTOPAY.announcedBefore);
}

/** Returns the day on which an invoice that is not announced yet will be paid. */
export function expectedDay({ dueOn }: Due, wall: string): string {
  const soonest = announcedDay(wall);
  return dueOn > soonest ? dueOn : soonest;
}

/** Whether what was announced for a day is to be paid now. */
export function isToCharge(day: string, wall: string): boolean {
  const today = wall.slice(0, 10);
  return today > day || (today === day && hasBegun(wall));
}
