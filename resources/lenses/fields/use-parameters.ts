import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '#providers/messages/use-locale.ts';
import type { LensValues, ParameterValues } from '../edit/values/form-values.ts';
import type { Pick } from './PickField.tsx';

/** Returns the parameters in the form, and the choices made from them. */
export function useParameters() {
  const locale = useLocale();
  const { control } = useFormContext<LensValues>();
  const parameters = useWatch({ control, name: 'parameters' });
  const picksOf = (kind?: ParameterValues['kind']): Pick[] =>
    parameters
      .filter((one) => one.name.trim() !== '' && (kind === undefined || one.kind === kind))
      .map(({ name, label }) => ({ value: name, label: label[locale] || name }));
  /** Returns the comparable parameters: numbers, and choices whose options have numeric values. */
  const comparable = (): Pick[] => {
    const names = new Set(
      parameters
        .filter(({ kind, options }) => kind === 'number' || options.some(({ amount }) => amount))
        .map(({ name }) => name),
    );
    return picksOf().filter(({ value }) => names.has(value));
  };
  /** Returns the possible values of the parameter; null for a number. */
  const optionsOf = (name: string): Pick[] | null => {
    const parameter = parameters.find((one) => one.name === name);
    if (parameter?.kind !== 'choice') return null;
    return parameter.options.map(({ value, label }) => ({ value, label: label[locale] || value }));
  };
  return { parameters, picksOf, comparable, optionsOf };
}
