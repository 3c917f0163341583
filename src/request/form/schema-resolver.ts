import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ZodType } from 'zod';
import { textOf } from '#providers/messages/text-of.ts';
import { fieldError } from '../failure/field-error.ts';

/**
 * Validates a form with the schema of the API's body; `toInput` converts the typed values to the body. `zodResolver`
 * passes on the code and message of an issue only, so the text is made before, from all of it.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: ZodType,
  toInput: (values: Values) => unknown,
): Resolver<Values> {
  const translated = z.custom<Values>().superRefine((values, context) => {
    for (const issue of schema.safeParse(toInput(values)).error?.issues ?? []) {
      const { path } = issue;
      const message = fieldError(path.join('.'), { ...issue, code: issue.code }, textOf('request'));
      context.addIssue({ code: 'custom', path, message });
    }
  });
  return zodResolver(translated, undefined, { raw: true });
}
