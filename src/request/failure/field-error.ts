import type { z } from 'zod';
import { isTextRule, TEXT_PROBLEMS } from '#domain/basics/text-problems.ts';
import { currentLocale } from '#providers/messages/locale.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { textOf } from '#providers/messages/text-of.ts';

/** One problem of a field: from a schema or from the server's response. */
export interface FieldProblem {
  /** Zod's code, or the server's `rule`. */
  code: string;
  message: string;
  /** For `too_big`: the most characters allowed. */
  maximum?: number | bigint | undefined;
  /** From the server: the nearest valid value. */
  nearest?: string | number | null | undefined;
  /** Parameters of our own rules. */
  params?: Record<string, unknown> | undefined;
}

/** Returns the error at a field, in the language of `text`. */
export function fieldError(path: string, problem: FieldProblem, text: Text<'request'>): string {
  const rule = problem.code === 'custom' ? problem.params?.['rule'] : problem.code;
  if (isTextRule(rule)) return TEXT_PROBLEMS[rule][currentLocale.get()];
  switch (problem.code) {
    case 'required':
    case 'too_small':
      return path === 'country' ? text('errors.choose') : text('errors.required');
    case 'too_big':
      return text('errors.tooLong', { most: Number(problem.maximum) });
    case 'invalid_format':
      return path === 'accountNumber' ? text('errors.accountNumber') : text('errors.email');
    case 'custom':
      return ownRuleError(path, problem, text);
    case 'unknown':
      return unknownError(path, problem.nearest, text);
    default:
      // A rule that only the server knows: its message is English, whatever the current language.
      return text('errors.refused');
  }
}

/** Returns the error of a schema at a field of the form, in the current language. */
export function requestError(path: string, issue: z.core.$ZodIssue): string {
  return fieldError(path, { ...issue, code: issue.code }, textOf('request'));
}

function ownRuleError(path: string, problem: FieldProblem, text: Text<'request'>): string {
  const { rule, example, state, country } = problem.params ?? {};
  switch (rule) {
    case 'required':
      return path === 'zip' ? text('errors.required') : text('errors.choose');
    case 'unknown':
      return unknownError(path, problem.params?.['nearest'], text);
    case 'otherState':
      return typeof state === 'string'
        ? text('errors.otherState', { state })
        : text('errors.elsewhere');
    case 'format':
      if (path === 'zip') return text('errors.format', { example: String(example) });
      return country ? text('errors.phone') : text('errors.phoneInternational');
    default:
      return text('errors.refused');
  }
}

/** A state that is typed has no list to choose it from. */
function unknownError(path: string, nearest: unknown, text: Text<'request'>): string {
  const problem = text(path === 'state' ? 'errors.notItsState' : 'errors.choose');
  return path === 'state' && typeof nearest === 'string'
    ? text('errors.nearest', { problem, nearest })
    : problem;
}
