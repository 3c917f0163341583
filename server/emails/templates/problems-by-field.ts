import type { FieldError } from '#domain/access/api-error.ts';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import { Problem } from '../../platform/errors/problem.ts';

/** More are not shown at once. */
const MOST_TOLD = 5;

/** @throws Problem 422 with what is wrong with a template by field, each with line and column */
export function requireNoProblems(problems: readonly TemplateProblem[]): void {
  if (problems.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const field of ['subject', 'mjml', 'text'] as const) {
    const ofField = problems.filter((problem) => problem.field === field);
    const [first] = ofField;
    if (!first) continue;
    errors[field] = {
      rule: first.rule,
      message: ofField.slice(0, MOST_TOLD).map(described).join('\n'),
      ...(first.nearest !== undefined && { nearest: first.nearest }),
    };
  }
  throw new Problem('invalid', 'This template cannot be sent as it is', { errors });
}

function described({ line, column, message }: TemplateProblem): string {
  return `Line ${line}, column ${column}: ${message}`;
}
