import { fieldPath } from '../values/field-path.ts';
import { readDefinition } from './find-problems.ts';
import type { ReadDefinition } from './find-problems.ts';
import type { LensValues } from '../values/form-values.ts';
import { toDefinition } from '../values/to-definition.ts';

/** What is wrong at a field of the form. */
export interface FormProblem {
  path: string;
  message: string;
}

export interface ReadForm {
  /** What can be sent; null while anything is wrong. */
  input: ReadDefinition['input'];
  /** The same but for the note on it. */
  definition: ReadDefinition['input'];
  problems: FormProblem[];
}

/** The definition that stands in the form, or what is wrong by field; an edit needs its note. */
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
