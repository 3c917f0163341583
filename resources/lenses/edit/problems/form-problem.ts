import { fieldPath } from '../values/field-path.ts';
import { readDefinition } from './find-problems.ts';
import type { ReadDefinition } from './find-problems.ts';
import type { LensValues } from '../values/form-values.ts';
import { toDefinition } from '../values/to-definition.ts';

/** The error of a form field. */
export interface FormProblem {
  path: string;
  message: string;
}

export interface ReadForm {
  /** The valid input; null while there is any error. */
  input: ReadDefinition['input'];
  /** The same, but ignores a missing note. */
  definition: ReadDefinition['input'];
  problems: FormProblem[];
}

/** Returns the definition in the form, or its errors by field. An edit requires a note. */
export function readForm(
  values: LensValues,
  language: Parameters<typeof readDefinition>[1],
  isEdit: boolean,
): ReadForm {
  const { input, problems } = readDefinition(toDefinition(values), language);
  const found = problems.map(({ path, message }) => ({
    path: fieldPath(path, values),
    message,
  }));
  const isNoteMissing = isEdit && values.changeNote.trim() === '';
  if (isNoteMissing) found.push({ path: 'changeNote', message: language.text('note') });
  return { input: isNoteMissing ? null : input, definition: input, problems: found };
}
