import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStateChoices } from '#providers/address/use-state-choices.ts';
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
  const [country, state]: readonly unknown[] = useWatch({ name: ['country', source] });
  const { choices, note, isLoading } = useStateChoices(textOf(country), textOf(state));
  if (choices) return <SelectInput source={source} choices={choices} optionValue="code" />;
  return (
    <TextInput source={source} autoComplete="off" readOnly={isLoading} helperText={note ?? false} />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
