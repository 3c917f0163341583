import type { Cents } from '#domain/basics/money.ts';

/** Months that the chart shows. */
export const CHART_MONTHS = 12;

export interface MonthBalance {
  /** `2026-06` */
  month: string;
  balanceCents: Cents;
}

/**
 * CR-02: returns the balance at the end of each of the last months, the present one last.
 *
 * @param changes By how much the balance changed in a month, of all months with a change.
 * @param present `2026-06`
 */
export function balanceByMonth(
  changes: readonly { month: string; cents: Cents }[],
  present: string,
  count = CHART_MONTHS,
): MonthBalance[] {
  const months = Array.from({ length: count }, (_, index) =>
    monthBefore(present, count - 1 - index),
  );
  return months.map((month) => ({
    month,
    balanceCents: changes.reduce((sum, one) => (one.month <= month ? sum + one.cents : sum), 0),
  }));
}

function monthBefore(present: string, by: number): string {
  const date = new Date(`${present}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - by);
  return date.toISOString().slice(0, 7);
}
