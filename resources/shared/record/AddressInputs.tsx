import { useMemo } from 'react';
import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { COUNTRIES } from '#domain/address/countries.ts';
import { regionsOf } from '#domain/address/regions.ts';
import { useLocale } from '#providers/messages/use-locale.ts';

interface InputProps {
  source: string;
}

/** The countries of most practices, listed first. */
const FIRST = ['US', 'CA'];

/** Every country, by its name in the language. */
export function CountryInput({ source }: InputProps) {
  const locale = useLocale();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const choice = (id: string) => ({ id, name: names.of(id) ?? id });
    const rest = COUNTRIES.filter((code) => !FIRST.includes(code)).map(choice);
    const { compare } = new Intl.Collator(locale);
    return [...FIRST.map(choice), ...rest.toSorted((a, b) => compare(a.name, b.name))];
  }, [locale]);
  return <AutocompleteInput source={source} choices={choices} />;
}

/** A list where the states or provinces of the chosen country are known, else free text. */
export function StateInput({ source }: InputProps) {
  const locale = useLocale();
  const country: unknown = useWatch({ name: 'country' });
  const regions = regionsOf(typeof country === 'string' ? country : '');
  if (regions.length === 0) return <TextInput source={source} autoComplete="off" />;
  const choices = regions.map(({ code, name }) => ({ id: code, name: name[locale] }));
  return <SelectInput source={source} choices={choices} />;
}
