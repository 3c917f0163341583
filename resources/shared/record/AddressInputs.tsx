import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { regionsOf } from '#domain/address/regions.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useCountryChoices } from './use-country-choices.ts';

interface InputProps {
  source: string;
}

/** Every country, by its name in the language. */
export function CountryInput({ source }: InputProps) {
  return <AutocompleteInput source={source} choices={useCountryChoices()} />;
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
