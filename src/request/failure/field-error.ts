import { TEXT_RULE } from '#domain/schemas/text.ts';
import type { RequestTexts } from '../request-en.ts';
import { fill } from '#src/i18n/create-text.ts';

type ErrorTexts = RequestTexts['errors'];

/** One thing that is wrong with a field: as a schema reports it, or as the server's answer tells it. */
export interface FieldProblem {
  /** Zod's code, or `rule` of the server. */
  code: string;
  message: string;
  /** Of `too_big`: how many characters there may be. */
  maximum?: number | bigint | undefined;
  /** What our own rules add. */
  params?: Record<string, unknown> | undefined;
}

/** The error beside a field, in the language of `texts`. */
export function fieldError(path: string, problem: FieldProblem, texts: ErrorTexts): string {
  switch (problem.code) {
    case 'required':
    case 'too_small':
      return path === 'country' ? texts.choose : texts.required;
    case 'too_big':
      return fill(texts.tooLong, { most: Number(problem.maximum) });
    case 'invalid_format':
      return path === 'accountNumber' ? texts.accountNumber : texts.email;
    case TEXT_RULE:
      return texts.unstorable;
    case 'custom':
      return ownRuleError(path, problem, texts);
    case 'unknown':
      return texts.choose;
    default:
      // A rule that only the server has: its sentence is English, whatever language is on the screen.
      return texts.refused;
  }
}

function ownRuleError(path: string, problem: FieldProblem, texts: ErrorTexts): string {
  const { rule, example, state, country } = problem.params ?? {};
  switch (rule) {
    case TEXT_RULE:
      return texts.unstorable;
    case 'required':
      return path === 'zip' ? texts.required : texts.choose;
    case 'unknown':
      return texts.choose;
    case 'otherState':
      return typeof state === 'string' ? fill(texts.otherState, { state }) : texts.elsewhere;
    case 'format':
      if (path === 'zip') return fill(texts.format, { example: String(example) });
      return country ? texts.phone : texts.phoneInternational;
    default:
      return texts.refused;
  }
}
