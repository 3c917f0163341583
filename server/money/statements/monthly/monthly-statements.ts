import { presetPeriod, type Period } from '#domain/money/statements/periods.ts';

/**
 * When a practice is notified of the statement of the month before: the portal's own choice, since the specification names no
 * day. A server that was down for longer than these days notifies nobody of that month.
 */
export const MONTHLY_STATEMENTS = {
  /** The hour of the practice's clocks from which statements leave on the first day. */
  fromHour: 8,
  /** The days of a month on which they leave. */
  days: 7,
} as const;

/**
 * PY-08: returns the month whose statement is to be announced now; null at any other time.
 *
 * @param wall what the clocks of the practice show, as `2026-06-12T07:00:00`
 */
export function statementDue(wall: string): Period | null {
  const today = wall.slice(0, 10);
  const day = Number(wall.slice(8, 10));
  const hour = Number(wall.slice(11, 13));
  const { fromHour, days } = MONTHLY_STATEMENTS;
  if (day > days || (day === 1 && hour < fromHour)) return null;
  return presetPeriod('lastMonth', today);
}
