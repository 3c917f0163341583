import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ZodType } from 'zod';

type Issue = z.core.$ZodIssue;

interface ResolverOptions<Values> {
  /** The schema of the API's body. */
  schema: ZodType;
  /** Converts the typed values to the body. */
  toInput: (values: Values) => unknown;
  /** Returns what is wrong at the path, in the current language; `input` is the whole body. */
  messageOf: (path: string, issue: Issue, input: unknown) => string;
}

/**
 * Validates a form with the schema of the API's body. `zodResolver` passes on the code and message of an issue only, so
 * the message is made before, from all of it.
 */
export function schemaResolver<Values extends FieldValues>(
  options: ResolverOptions<Values>,
): Resolver<Values> {
  const { schema, toInput, messageOf } = options;
  const translated = z.custom<Values>().superRefine((values, context) => {
    const input = toInput(values);
    for (const issue of schema.safeParse(input).error?.issues ?? []) {
      const { path } = issue;
      context.addIssue({ code: 'custom', path, message: messageOf(path.join('.'), issue, input) });
    }
  });
  return zodResolver(translated, undefined, { raw: true });
}
