import { z } from 'zod';
import type { FieldError } from '#domain/access/api-error.ts';
import {
  describeAddressViolation,
  describePhoneViolation,
} from '#domain/address/describe-address.ts';
import { isTextRule, TEXT_PROBLEMS } from '#domain/basics/text-problems.ts';
import { currentLocale } from '#providers/messages/locale.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { isMoney } from './field-type.ts';

const CENTS = 100;

/** Returns what is wrong with a field of the input by the schema of its record. */
export function schemaProblem(
  issue: z.core.$ZodIssue,
  input: unknown,
  text: Text<'records'>,
): string {
  const unit = isMoney(String(issue.path.at(-1))) ? CENTS : 1;
  if (issue.code === 'too_small') {
    return issue.origin === 'string'
      ? text('wrong.required')
      : text('wrong.tooSmall', { least: Number(issue.minimum) / unit });
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    return issue.origin === 'string'
      ? text('wrong.tooLong', { most })
      : text('wrong.tooBig', { most: most / unit });
  }
  if (issue.code === 'invalid_type') return text('wrong.required');
  if (issue.code !== 'custom') return text('wrong.refused');
  const problem = addressProblem(issue, input) ?? phoneProblem(issue, input);
  return problem ?? ruleProblem(issue.params?.['rule'], text);
}

const addressIssue = z.object({
  path: z.tuple([z.enum(['country', 'state', 'zip'])]),
  params: z.object({
    rule: z.enum(['required', 'unknown', 'format', 'otherState']),
    nearest: z.string().nullable(),
    example: z.string().nullable(),
    state: z.string().nullable(),
  }),
});
const phoneIssue = z.object({
  path: z.tuple([z.enum(['phone', 'contactPhone'])]),
  params: z.object({ rule: z.literal('format'), country: z.string().nullable() }),
});
const phones = z.object({ phone: z.string(), contactPhone: z.string() }).partial();

/** What is wrong with a phone number by the rules of its country; null for another field. */
function phoneProblem(issue: z.core.$ZodIssue, input: unknown): string | null {
  const found = phoneIssue.safeParse(issue).data;
  if (!found) return null;
  const given = phones.safeParse(input).data?.[found.path[0]] ?? '';
  return describePhoneViolation(given, found.params, currentLocale.get());
}

const addressParts = z.object({ country: z.string(), state: z.string(), zip: z.string() });

/** PF-01: what is wrong with a part of an address by its country's rules; null for another field. */
function addressProblem(issue: z.core.$ZodIssue, input: unknown): string | null {
  const found = addressIssue.safeParse(issue).data;
  const address = addressParts.safeParse(input).data;
  if (!found || !address) return null;
  return describeAddressViolation(found.path[0], address, found.params, currentLocale.get());
}

/** Returns what the server says about a field. */
export function serverProblem({ rule, nearest }: FieldError, text: Text<'records'>): string {
  const problem = ruleProblem(rule, text);
  return nearest == null ? problem : text('wrong.nearest', { problem, nearest });
}

function ruleProblem(rule: unknown, text: Text<'records'>): string {
  if (isTextRule(rule)) return TEXT_PROBLEMS[rule][currentLocale.get()];
  switch (rule) {
    case 'taken':
      return text('wrong.taken');
    case 'eitherOr':
      return text('wrong.eitherOr');
    case 'endsBefore':
      return text('wrong.endsBefore');
    case 'bothOrNeither':
      return text('wrong.bothOrNeither');
    case 'future':
      return text('wrong.future');
    case 'unknown':
      return text('wrong.unknown');
    case 'required':
      return text('wrong.required');
    default:
      return text('wrong.refused');
  }
}
