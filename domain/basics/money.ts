import type { Locale } from './locale.ts';

/** Money is counted in whole cents, never in fractions of a currency. */
export type Cents = number;

const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`);
}

/** Adds amounts of one currency. Throws a RangeError when an amount or the sum is not whole cents. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => {
    assertCents(amount);
    const sum = total + amount;
    assertCents(sum);
    return sum;
  }, 0);
}

/** Formats `26500` as `$265.00`, with a true minus sign. Throws a RangeError when it is not whole cents. */
export function formatCents(cents: Cents, currency: string, locale: Locale): string {
  assertCents(cents);
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency });
  return format.format(cents / 100).replace('-', '−');
}

/** Writes `-123450` as `-1234.50`, as programs and spreadsheets read an amount: no currency, no thousands separator. */
export function decimalAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}
