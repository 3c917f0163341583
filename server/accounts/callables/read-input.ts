import type { z } from 'zod';
import type { FieldError } from '#domain/access/api-error.ts';
import {
  functionInputs,
  type FunctionName,
  type FunctionOutput,
} from '#domain/access/functions.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { requireStorable } from '../../platform/http/text-check.ts';
import { CallableError, type FieldDetails } from './callable-error.ts';

/** The parsed input of a callable, by its name. */
export type ReadInput<N extends FunctionName> = z.output<(typeof functionInputs)[N]>;
export type { FunctionName, FunctionOutput };

const schemas: { [N in FunctionName]: z.ZodType<ReadInput<N>> } = functionInputs;

/** SE-08: parses the input. @throws CallableError naming the first invalid field, Problem where it cannot be stored */
export function readInput<N extends FunctionName>(name: N, input: unknown): ReadInput<N> {
  requireStorable(input);
  const parsed = schemas[name].safeParse(input);
  if (parsed.success) return parsed.data;
  const [first] = Object.entries(fieldErrors(parsed.error.issues));
  const [field, error] = first ?? NOTHING_TOLD;
  const { rule, message, nearest = null } = error;
  const value = valueAt(input, field);
  const details = { field, rule: value === undefined || value === '' ? 'required' : rule, nearest };
  throw new CallableError('invalid-argument', message, {
    details: { ...details, value: quotable(field, value) },
  });
}

const NOTHING_TOLD: [string, FieldError] = [
  'body',
  { rule: 'invalid', message: 'This is not valid' },
];

function valueAt(input: unknown, path: string): unknown {
  if (path === 'body') return input;
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).find(([key]) => key === name)?.[1];
  }, input);
}

/** Length of a quoted value, enough to recognize it. Passwords are never quoted. */
const LONGEST_QUOTE = 100;

function quotable(field: string, value: unknown): FieldDetails['value'] {
  if (/password/i.test(field)) return null;
  if (typeof value === 'string') return value.slice(0, LONGEST_QUOTE);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
