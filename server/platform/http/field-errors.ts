import type { FieldError } from '#domain/access/api-error.ts';

/** As zod reports it. */
interface Issue {
  code: string;
  message: string;
  path: readonly PropertyKey[];
  /** From our own rules: the rule's name and the nearest valid value. */
  params?: Record<string, unknown> | undefined;
  /** The fields that nobody knows; the path is that of the object that has them. */
  keys?: readonly string[] | undefined;
}

/** Returns the messages by field path (`lenses.0.eye`), the first of each field. `root` is put before each path. */
export function fieldErrors(issues: readonly Issue[], root?: string): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const [unknown] = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [];
    const names = [root, ...issue.path, unknown].filter((name) => name !== undefined);
    errors[names.map(String).join('.') || 'body'] ??= toFieldError(issue);
  }
  return errors;
}

function toFieldError(issue: Issue): FieldError {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return { rule: 'required', message: 'This is required' };
  }
  const { rule, nearest } = issue.params ?? {};
  return {
    rule: typeof rule === 'string' ? rule : issue.code,
    message: issue.message,
    ...((typeof nearest === 'string' || typeof nearest === 'number') && { nearest }),
  };
}
