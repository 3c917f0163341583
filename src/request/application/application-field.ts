import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationValues } from './application-values.ts';

export type ApplicationForm = UseFormReturn<ApplicationValues>;

const REQUIRED: ReadonlySet<keyof ApplicationValues> = new Set([
  'practice',
  'licenceNumber',
  'country',
  'address',
  'city',
  'phone',
  'contactName',
  'contactEmail',
]);

interface FieldTexts {
  label: string;
  /** What stands behind the label of a field that may stay blank. */
  optional: string;
  /** Where it is not the same for every application. */
  isRequired?: boolean;
}

/** What a field of the form is given: its registration, its label, and what is wrong with it. */
export function applicationField(
  { register, formState }: ApplicationForm,
  name: keyof ApplicationValues,
  { label, optional, isRequired = REQUIRED.has(name) }: FieldTexts,
) {
  return {
    ...register(name),
    label: isRequired ? label : `${label} (${optional})`,
    required: isRequired,
    error: formState.errors[name]?.message,
  };
}
