import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { ZodType } from 'zod';
import { fieldError } from '../failure/field-error.ts';
import { requestText } from '../request-text.ts';

/** Validates a form with the schema of the API's body; `toInput` converts the typed values to the body. */
export function schemaResolver<Values extends FieldValues>(
  schema: ZodType,
  toInput: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(toInput(values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    const texts = requestText().errors;
    // When a field has several problems, the first one remains.
    for (const issue of parsed.error.issues.toReversed()) {
      const path = issue.path.map(String).join('.');
      const problem = { ...issue, code: issue.code };
      set(errors, path, { type: issue.code, message: fieldError(path, problem, texts) });
    }
    return { values: {}, errors };
  };
}
