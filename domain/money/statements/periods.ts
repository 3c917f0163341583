import { momentOf, wallClock } from '../../basics/wall-clock.ts';
import { daysAfter } from '../invoices/due-day.ts';

/** Days of the practice, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The most days of a statement: a leap year. */
export const LONGEST_PERIOD = 366;
/** Before it the portal had no invoices; a mistyped year is refused. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** What is wrong with one day of a period, and the nearest one that is right. */
export interface PeriodProblem {
  field: keyof Period;
  rule: 'min' | 'max';
  nearest: string;
  message: string;
}

/** PY-08: returns what is wrong with a period; null for one that a statement can have. */
export function periodProblem({ from, to }: Period): PeriodProblem | null {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (day < FIRST_DAY)
      return { field, rule: 'min', nearest: FIRST_DAY, message: `Not before ${FIRST_DAY}` };
    if (day > LAST_DAY)
      return { field, rule: 'max', nearest: LAST_DAY, message: `Not after ${LAST_DAY}` };
  }
  if (from > to)
    return {
      field: 'from',
      rule: 'max',
      nearest: to,
      message: `Not after ${to}, where the period ends`,
    };
  const first = daysAfter(to, 1 - LONGEST_PERIOD);
  if (from >= first) return null;
  const message = `Not before ${first}: a statement has at most ${LONGEST_PERIOD} days`;
  return { field: 'from', rule: 'min', nearest: first, message };
}

/** Returns the period that is asked for: what is missing is the begin or the end of the month of the other day. */
export function periodOf({ from, to }: Partial<Period>, today: string): Period {
  const day = from ?? to ?? today;
  const month = monthOf(day);
  return { from: from ?? month.from, to: to ?? month.to };
}

/** Returns the month of a day. */
export function monthOf(day: string): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: `${day.slice(0, 7)}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

/** The periods that a page offers, by name. */
export const PERIOD_PRESETS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** Returns a period by its name, of that day. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  const year = Number(today.slice(0, 4));
  const periods: Record<PeriodPreset, () => Period> = {
    thisMonth: () => monthOf(today),
    lastMonth: () => monthOf(daysAfter(monthOf(today).from, -1)),
    thisYear: () => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
    lastYear: () => ({ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }),
  };
  return periods[preset]();
}

/** When a period begins and when it is over, in a time zone (IANA). */
export interface PeriodBounds {
  start: Date;
  /** The first moment after it. */
  end: Date;
}

/** Returns the moments between which the days of a period lie. */
export function boundsOf({ from, to }: Period, timeZone: string): PeriodBounds {
  return {
    start: momentOf(`${from}T00:00:00`, timeZone),
    end: momentOf(`${daysAfter(to, 1)}T00:00:00`, timeZone),
  };
}

/** Returns the day that the clocks of the time zone show. */
export function dayIn(timeZone: string, at: Date): string {
  return wallClock(at, timeZone).slice(0, 10);
}
