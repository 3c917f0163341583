import type { UseFormSetError } from 'react-hook-form';
import { VALUE_NAMES } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';
import type { Failure } from '../failure/failure.ts';
import { fieldError } from '../failure/field-error.ts';
import type { RequestTexts } from '../request-en.ts';

/** Shows the server's errors at their fields, and moves the focus to the first of them. */
export function showServerErrors(
  { errors }: Failure,
  setError: UseFormSetError<ApplicationValues>,
  texts: RequestTexts['errors'],
): void {
  const wrong = VALUE_NAMES.filter((name) => errors[name]);
  for (const [index, name] of wrong.entries()) {
    const { rule, message } = errors[name] ?? { rule: 'invalid', message: '' };
    const text = fieldError(name, { code: rule, message }, texts);
    setError(name, { type: rule, message: text }, { shouldFocus: index === 0 });
  }
}
