import { useMemo } from 'react';
import { COUNTRIES } from '#domain/address/countries.ts';
import { useLocale } from '#providers/messages/use-locale.ts';

/** The countries of most practices, listed first. */
const FIRST = ['US', 'CA'];

/** Returns every country with its name in the language, in its order. */
export function useCountryChoices(): { id: string; name: string }[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const choice = (id: string) => ({ id, name: names.of(id) ?? id });
    const rest = COUNTRIES.filter((code) => !FIRST.includes(code)).map(choice);
    const { compare } = new Intl.Collator(locale);
    return [...FIRST.map(choice), ...rest.toSorted((a, b) => compare(a.name, b.name))];
  }, [locale]);
}
