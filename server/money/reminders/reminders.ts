import { daysAfter } from '#domain/money/invoices/due-day.ts';

/**
 * When a practice is reminded of an invoice: the portal's own choice, since the specification names no days. Each step is a
 * number of days after the due day, negative before it.
 */
export const REMINDERS = {
  before: 3,
  after: [1, 15, 30],
  /** The hour of the practice's clocks from which a day's reminders leave. */
  fromHour: 8,
} as const;

/** The step after which an invoice has no more. */
export const LAST_REMINDER = Math.max(...REMINDERS.after);

/** An invoice that may be due soon or overdue. */
interface Due {
  /** A day of the practice, `YYYY-MM-DD`. */
  dueOn: string;
  netDays: number;
}

/**
 * PY-08: returns the steps whose day has come, in their order. Before the due day nobody is reminded of an invoice that was
 * not issued earlier than that, and after it nobody is notified that it will be due.
 *
 * @param wall what the clocks of the practice show, as `2026-06-12T07:00:00`
 */
export function reminderSteps({ dueOn, netDays }: Due, wall: string): number[] {
  const today = wall.slice(0, 10);
  const hour = Number(wall.slice(11, 13));
  const reached = hour < REMINDERS.fromHour ? daysAfter(today, -1) : today;
  const isDueSoon =
    netDays > REMINDERS.before && reached >= daysAfter(dueOn, -REMINDERS.before) && today <= dueOn;
  return [
    ...(isDueSoon ? [-REMINDERS.before] : []),
    ...REMINDERS.after.filter((days) => reached >= daysAfter(dueOn, days)),
  ];
}
