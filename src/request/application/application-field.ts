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
  /** The text after the label of an optional field. */
  optional: string;
  /** Given when the requirement differs between applications. */
  isRequired?: boolean;
}

/** Returns the props of a form field: its registration, label and error. */
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
