import type { FieldError } from '#domain/schemas/api-error.ts';

/** As zod reports it. */
interface Issue {
  code?: string | undefined;
  message: string;
  path: readonly PropertyKey[];
  /** Of a rule of ours: its name and the nearest right value. */
  params?: Record<string, unknown> | undefined;
}

/** What is wrong, by the path of the field (`lenses.0.eye`); of several at one field, the first. `root` stands before. */
export function fieldErrors(issues: readonly Issue[], root?: string): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const path = [...(root ? [root] : []), ...issue.path].map(String).join('.') || 'body';
    errors[path] ??= toFieldError(issue);
  }
  return errors;
}

function toFieldError(issue: Issue): FieldError {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return { rule: 'required', message: 'This is required' };
  }
  const { rule, nearest } = issue.params ?? {};
  return {
    rule: typeof rule === 'string' ? rule : (issue.code ?? 'invalid'),
    message: issue.message,
    ...((typeof nearest === 'string' || typeof nearest === 'number') && { nearest }),
  };
}
