import { parseNumber } from '#domain/lens/format.ts';

/** 26500 as it is typed: "265.00". */
export function typedMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** "265", "265.5" or "265,00" as cents; a text that is no amount of whole cents stays as it is. */
export function centsOf(text: string): number | string {
  const amount = parseNumber(text.replace('$', ''));
  if (amount === null) return text;
  const cents = Math.round(amount * 100);
  return Math.abs(cents - amount * 100) < 1e-6 ? cents : text;
}
