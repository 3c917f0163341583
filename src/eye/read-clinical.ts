import { isStorable } from '#domain/basics/text.ts';
import { measuredEyeSchema } from '#domain/clinical/fields/clinical.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';
import type { ClinicalField } from './field.ts';
import { K_FIELDS, kFromRadius, kUnitOf, typedK } from './k-unit.ts';

export type ClinicalTexts = Readonly<Record<string, string>>;

/** The content of one field: nothing, a value, or an invalid text and why. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'value'; value: number | string }
  | { kind: 'refused'; rule: 'number' | 'limit' | 'option' | 'length' | 'text' };

const REFUSALS = { number: 'limit', choice: 'option', text: 'length' } as const;

function readMeasured(field: NumberParameter, text: string, texts: ClinicalTexts): number | null {
  const value = readNumber(text, field);
  const kField = K_FIELDS.find((name) => name === field.name);
  if (value === null || !kField || kUnitOf(texts) === 'D') return value;
  const typed = typedK(kField, texts);
  return typed === null ? kFromRadius(value) : readNumber(typed, { unit: 'D' });
}

function isTaken(name: string, value: number | string): boolean {
  return measuredEyeSchema.safeParse({ [name]: value }).success;
}

/** Parses the text of the field. K typed in mm is converted to D; K typed in D stays as typed. */
export function readClinical(field: ClinicalField, texts: ClinicalTexts): Reading {
  const text = (texts[field.name] ?? '').trim();
  if (text === '') return { kind: 'empty' };
  const value = field.kind === 'number' ? readMeasured(field, text, texts) : text;
  if (value === null) return { kind: 'refused', rule: 'number' };
  if (!isStorable(text)) return { kind: 'refused', rule: 'text' };
  return isTaken(field.name, value)
    ? { kind: 'value', value }
    : { kind: 'refused', rule: REFUSALS[field.kind] };
}
