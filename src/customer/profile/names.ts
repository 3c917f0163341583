import { COUNTRIES } from '#domain/address/countries.ts';
import type { PersonalField } from '#domain/address/profile.ts';
import { regionsOf } from '#domain/address/regions.ts';
import type { Locale } from '#domain/basics/locale.ts';

export interface NamedCode {
  code: string;
  name: string;
}

/** The countries of most practices, listed first. */
const FIRST = ['US', 'CA'];

function sortedNames(locale: Locale) {
  const display = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const byName = (codes: NamedCode[]): NamedCode[] =>
    codes.toSorted((a, b) => compare(a.name, b.name));
  const countryName = (code: string): string =>
    COUNTRIES.includes(code) ? (display.of(code) ?? code) : code;
  const named = (code: string): NamedCode => ({ code, name: countryName(code) });

  const others = COUNTRIES.filter((code) => !FIRST.includes(code));
  const regionName = (country: string, code: string): string =>
    regionsOf(country).find((region) => region.code === code)?.name[locale] ?? code;
  return {
    countries: [...FIRST.map(named), ...byName(others.map(named))],
    countryName,
    regionName,
    /** Returns a stored value in readable form. */
    valueName: (field: PersonalField, value: string, country: string): string => {
      if (field === 'country') return countryName(value);
      return field === 'state' ? regionName(country, value) : value;
    },
  };
}

export type Names = ReturnType<typeof sortedNames>;
/** Cached by language: sorting is slow, and every field needs them. */
const known: Partial<Record<Locale, Names>> = {};

/** Returns countries and their regions by name, in one language. */
export function namesIn(locale: Locale): Names {
  return (known[locale] ??= sortedNames(locale));
}
