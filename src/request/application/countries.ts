import { COUNTRIES } from '#domain/address/countries.ts';
import type { SelectOption } from '#src/fields/SelectField.tsx';
import type { Locale } from '#src/i18n/locale.ts';

/** The countries of most practices, listed first. */
const FIRST = ['US', 'CA'];

/** Returns every country with its name in that language, sorted by name. */
export function countryOptions(locale: Locale): SelectOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const option = (value: string): SelectOption => ({ value, label: names.of(value) ?? value });
  const rest = COUNTRIES.filter((code) => !FIRST.includes(code)).map(option);
  const { compare } = new Intl.Collator(locale);
  return [...FIRST.map(option), ...rest.toSorted((a, b) => compare(a.label, b.label))];
}
