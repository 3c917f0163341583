import { TEXT_RULE } from '#domain/schemas/text.ts';
import type { RequestTexts } from '../request-en.ts';
import { fill } from '#src/i18n/create-text.ts';

type ErrorTexts = RequestTexts['errors'];

/** One problem of a field: from a schema or from the server's response. */
export interface FieldProblem {
  /** Zod's code, or the server's `rule`. */
  code: string;
  message: string;
  /** For `too_big`: the most characters allowed. */
  maximum?: number | bigint | undefined;
  /** Parameters of our own rules. */
  params?: Record<string, unknown> | undefined;
}

/** Returns the error at a field, in the language of `texts`. */
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
      // A rule that only the server knows: its message is English, whatever the current language.
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
