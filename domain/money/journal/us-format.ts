import type { Cents } from '../../basics/money.ts';

/** Returns `05/31/2026` of `2026-05-31`, as programs of bookkeeping in the United States import days. */
export function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Returns `1234.50` of 123450, without sign of the currency or separators. */
export function usAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}
