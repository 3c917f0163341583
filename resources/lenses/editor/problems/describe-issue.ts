import type { core } from 'zod';
import { isTextRule } from '#domain/basics/text-problems.ts';
import type { Texts } from '#providers/messages/areas.ts';
import type { TextParams } from '#providers/messages/fill-text.ts';
import type { DeepKey } from '#providers/messages/message-tree.ts';

export type ProblemKey = DeepKey<Texts['lensEditor']['problems']>;

export type ProblemText = (key: ProblemKey, params?: TextParams) => string;

const MONEY = /Cents$/;
const IDS = /^id$/;

function describeType(issue: core.$ZodIssueInvalidType, path: string, text: ProblemText): string {
  // an empty field arrives as undefined, an unparsable one as the typed text
  if (issue.input === undefined) return text('missing');
  if (MONEY.test(path)) return text('money');
  if (issue.expected === 'number' || issue.expected === 'int') {
    return text(typeof issue.input === 'number' ? 'whole' : 'number');
  }
  return text(issue.expected === 'string' ? 'text' : 'shape');
}

function describeSmall(issue: core.$ZodIssueTooSmall, text: ProblemText): string {
  if (issue.origin === 'string') return text('missing');
  if (issue.origin === 'array') return text('few');
  return text(issue.inclusive ? 'atLeast' : 'above', { limit: String(issue.minimum) });
}

/** Money is typed in whole units, and stored in cents. */
function describeBig(issue: core.$ZodIssueTooBig, path: string, text: ProblemText): string {
  const most = Number(issue.maximum);
  const limit = String(MONEY.test(path) ? most / 100 : most);
  if (issue.origin === 'array') return text('many', { limit });
  return text(issue.origin === 'string' ? 'longest' : 'atMost', { limit });
}

function describeOwnRule(
  { params }: core.$ZodIssueCustom,
  path: string,
  text: ProblemText,
): string {
  const rule = params?.['rule'];
  if (isTextRule(rule)) return text(`rules.${rule}`);
  if (path.endsWith('.min')) return text('minAboveMax');
  return text(path.endsWith('.default') ? 'defaultNotOffered' : 'shape');
}

/** Returns the editor's message for a validation issue. `path` is the schema's path. */
export function describeIssue(issue: core.$ZodIssue, path: string, text: ProblemText): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue, path, text);
    case 'too_small':
      return describeSmall(issue, text);
    case 'too_big':
      return describeBig(issue, path, text);
    case 'invalid_format':
      return text(IDS.test(path) ? 'id' : 'key');
    case 'invalid_value':
      return text(issue.input === undefined ? 'missing' : 'option');
    case 'custom':
      return describeOwnRule(issue, path, text);
    case 'invalid_union':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return text('shape');
    default:
      return issue satisfies never;
  }
}
