import { z } from 'zod';
import {
  describeAddressViolation,
  describePhoneViolation,
} from '#domain/address/describe-address.ts';
import { TEXT_RULE } from '#domain/basics/text.ts';
import { lineError, type LineError, type LineRule } from '#domain/import/line-error.ts';

/** How many units of a record one unit of the file is. */
function unitOf(field: string): number {
  if (field === 'taxRate') return 1000;
  return field.endsWith('Cents') ? 100 : 1;
}

/** Returns what the schema of a record says about an input, the first of each field. */
export function issueErrors(
  issues: readonly z.core.$ZodIssue[],
  input: Readonly<Record<string, unknown>>,
): LineError[] {
  const errors = new Map<string, LineError>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!errors.has(field)) errors.set(field, errorOf(issue, field, input));
  }
  return [...errors.values()];
}

function errorOf(
  issue: z.core.$ZodIssue,
  field: string,
  input: Readonly<Record<string, unknown>>,
): LineError {
  const unit = unitOf(field);
  const value = textOf(input[field], unit);
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return lineError({ field, rule: 'required', value });
    const least = Number(issue.minimum) / unit;
    return lineError({ field, rule: 'tooSmall', value, nearest: String(least), params: { least } });
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum) / unit;
    if (issue.origin === 'string')
      return lineError({ field, rule: 'tooLong', value, params: { most } });
    return lineError({ field, rule: 'tooBig', value, nearest: String(most), params: { most } });
  }
  if (issue.code === 'invalid_type') return lineError({ field, rule: 'required', value });
  if (issue.code !== 'custom') return lineError({ field, rule: 'refused', value });
  const error = addressError(issue, field, input) ?? phoneError(issue, field, value);
  return error ?? customError(issue.params?.['rule'], field, value);
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
const addressParts = z.object({ country: z.string(), state: z.string(), zip: z.string() });

/** Shorter ones are no ZIP code whose first zeros a spreadsheet dropped. */
const SHORT_ZIP = /^\d{3,4}$/;

/** PF-01: what is wrong with a part of an address by its country's rules. */
function addressError(
  issue: z.core.$ZodIssue,
  field: string,
  input: Readonly<Record<string, unknown>>,
): LineError | null {
  const found = addressIssue.safeParse(issue).data;
  const address = addressParts.safeParse(input).data;
  if (!found || !address) return null;
  const { params, path } = found;
  const isCut = field === 'zip' && address.country === 'US' && SHORT_ZIP.test(address.zip);
  const nearest = isCut ? address.zip.padStart(5, '0') : params.nearest;
  const described = (locale: 'en' | 'es') =>
    describeAddressViolation(path[0], address, { ...params, nearest }, locale);
  const error = {
    field,
    rule: params.rule,
    value: textOf(input[field]),
    en: described('en'),
    es: described('es'),
  };
  return nearest === null ? error : { ...error, nearest };
}

const phoneIssue = z.object({
  path: z.tuple([z.literal('phone')]),
  params: z.object({ rule: z.literal('format'), country: z.string().nullable() }),
});

/** What is wrong with a phone number by the rules of the line's country. */
function phoneError(issue: z.core.$ZodIssue, field: string, value: string): LineError | null {
  const found = phoneIssue.safeParse(issue).data;
  if (!found) return null;
  const { rule, country } = found.params;
  const described = (locale: 'en' | 'es') =>
    describePhoneViolation(value, { rule, country }, locale);
  return { field, rule, value, en: described('en'), es: described('es') };
}

const CUSTOM_RULES: Readonly<Record<string, LineRule>> = {
  eitherOr: 'eitherOr',
  endsBefore: 'endsBefore',
  required: 'required',
  timeZone: 'timeZone',
  [TEXT_RULE]: 'unstorable',
  lineBreak: 'lineBreak',
  direction: 'direction',
};

function customError(rule: unknown, field: string, value: string): LineError {
  return lineError({ field, rule: CUSTOM_RULES[String(rule)] ?? 'refused', value });
}

/** Returns a value as the file has it. */
function textOf(value: unknown, unit = 1): string {
  if (typeof value === 'number') return String(value / unit);
  return typeof value === 'string' ? value : '';
}
