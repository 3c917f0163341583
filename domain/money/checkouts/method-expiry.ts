/** PY-09: whether a card can be used no more, or not much longer. */
export type MethodExpiry = 'expired' | 'soon';

/**
 * Returns it for the last month of a card (`2030-05`): `soon` from the month before. Null while it is far, and for a bank
 * account.
 *
 * @param today `YYYY-MM-DD`
 */
export function methodExpiry(expires: string | null, today: string): MethodExpiry | null {
  if (expires === null) return null;
  const left = monthsOf(expires) - monthsOf(today);
  if (left < 0) return 'expired';
  return left <= 1 ? 'soon' : null;
}

function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
