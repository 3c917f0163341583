import { parseNumber } from '#domain/lens/typed/parse-number.ts';

/** Parses "265", "265.5" or "265,00" to cents. Returns any text that is not an amount in whole cents unchanged. */
export function centsOf(text: string): number | string {
  const amount = parseNumber(text.replace('$', ''));
  if (amount === null) return text;
  const cents = Math.round(amount * 100);
  return Math.abs(cents - amount * 100) < 1e-6 ? cents : text;
}
