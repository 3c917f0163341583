/** Returns `05/31/2026` of `2026-05-31`, as programs of bookkeeping in the United States import days. */
export function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
