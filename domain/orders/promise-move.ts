import type { Locale } from '../basics/locale.ts';
import type { OrderState } from './order-states.ts';
import { addWorkingDays, endOfDay, isWorkingDay } from './working-days.ts';

/** OR-12: the states in which the lab can move the promised date: after the approval, before it ships. */
const MOVABLE: ReadonlySet<OrderState> = new Set(['approved', 'inProduction']);

/** A promise that is further away is a typing error. */
const MOST_DAYS = 366;
const DAY = 24 * 60 * 60 * 1000;

/** Whether the promised date of an order in this state can be moved. */
export function canMovePromise(state: OrderState): boolean {
  return MOVABLE.has(state);
}

export interface PromiseProblem {
  rule: 'past' | 'workingDay' | 'far' | 'same';
  message: Record<Locale, string>;
  /** The nearest valid day (ISO date). */
  nearest: string | null;
}

/** Returns what is wrong with a day (ISO date) as the new promised date of an order; null when it is valid. */
export function promiseProblem(
  day: string,
  { now, former }: { now: Date; former: Date | null },
): PromiseProblem | null {
  const date = new Date(`${day}T12:00:00Z`);
  const today = dayOf(now);
  if (day < today) {
    const nearest = nextWorkingDay(now);
    return problem('past', nearest, [
      `This day is over. Nearest: ${nearest}`,
      `Ese día ya pasó. El más cercano: ${nearest}`,
    ]);
  }
  const latest = lastWorkingDay(new Date(now.getTime() + MOST_DAYS * DAY));
  if (day > dayOf(new Date(now.getTime() + MOST_DAYS * DAY))) {
    return problem('far', latest, [
      `At most a year from now. Nearest: ${latest}`,
      `Como máximo dentro de un año. El más cercano: ${latest}`,
    ]);
  }
  if (!isWorkingDay(date)) {
    const nearest = nextWorkingDay(date);
    return problem('workingDay', nearest, [
      `The lab ships from Monday to Friday. Nearest: ${nearest}`,
      `El laboratorio despacha de lunes a viernes. El más cercano: ${nearest}`,
    ]);
  }
  if (former && dayOf(former) === day) {
    return problem('same', null, [
      'This is the promised date already',
      'Esa ya es la fecha prometida',
    ]);
  }
  return null;
}

/** Returns the end of the day (UTC), as promised dates are stored. */
export function promisedUntil(day: string): Date {
  return endOfDay(new Date(`${day}T12:00:00Z`));
}

function problem(
  rule: PromiseProblem['rule'],
  nearest: string | null,
  [en, es]: [string, string],
): PromiseProblem {
  return { rule, nearest, message: { en, es } };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day itself when it is a working day. */
function nextWorkingDay(date: Date): string {
  return dayOf(isWorkingDay(date) ? date : addWorkingDays(date, 1));
}

function lastWorkingDay(date: Date): string {
  const day = new Date(date);
  while (!isWorkingDay(day)) day.setUTCDate(day.getUTCDate() - 1);
  return dayOf(day);
}
