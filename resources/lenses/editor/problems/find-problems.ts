import type { Locale } from '#domain/basics/locale.ts';
import { checkDefinition } from '#domain/lens/definition/check-definition.ts';
import { lensInputSchema } from '#domain/orders/lens-change.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { fieldPath } from '../../edit/values/field-path.ts';
import type { LensValues } from '../../edit/values/form-values.ts';
import { toDefinition } from '../../edit/values/to-definition.ts';
import { describeFault } from './describe-fault.ts';
import { describeIssue } from './describe-issue.ts';
import type { ProblemText } from './describe-issue.ts';

/** The error of a field; `path` is that of the form or of the schema. */
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

export type ReadDefinition =
  | { input: LensInput; problems: [] }
  | { input: null; problems: FormProblem[] };

interface Language {
  text: ProblemText;
  locale: Locale;
}

/** Returns the definition as the API accepts it, or all of its errors, with only the first one per field. */
export function readDefinition(raw: unknown, { text, locale }: Language): ReadDefinition {
  const parsed = lensInputSchema.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const path = issue.path.map(String).join('.');
      return { path, message: describeIssue(issue, path, text) };
    });
    return { input: null, problems: firstOfEach(problems) };
  }
  const faults = checkDefinition({ ...parsed.data, version: 1 });
  if (faults.length === 0) return { input: parsed.data, problems: [] };
  const problems = faults.map((fault) => ({
    path: fault.path,
    message: describeFault(fault, locale, text),
  }));
  return { input: null, problems: firstOfEach(problems) };
}

function firstOfEach(problems: FormProblem[]): FormProblem[] {
  return [...new Map(problems.toReversed().map((one) => [one.path, one])).values()].toReversed();
}
