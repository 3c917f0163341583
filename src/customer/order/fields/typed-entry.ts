import { formatNumber, formatQuantity, parseNumber } from '#domain/lens/format.ts';
import { SIGNS } from '#domain/lens/signs.ts';
import type { OtherReading } from '#domain/lens/typed/other-readings.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import type { NumberParameter, Parameter } from '#domain/schemas/lens.ts';
import type { Origin } from '../state/form-values.ts';
import { valueByKey } from './step-value.ts';

/** What was typed when it was read as something else, and what it became. */
export interface ReadAs {
  typed: string;
  became: string;
}

export const NOTHING_READ: ReadAs = { typed: '', became: '' };

interface Settled {
  /** The number as the trade writes it. */
  text: string;
  /** Null: it is the number that was typed. */
  read: ReadAs | null;
}

/** What may stand round a number, such as its unit. */
const WORDS = new RegExp(String.raw`[^\d.,${SIGNS}]`, 'gu');

/** What stands in a number field once it is left; null when it is no number and stays as it is. */
export function settleTyped(typed: string, parameter: NumberParameter): Settled | null {
  const value = readTyped(typed, parameter);
  if (value === null) return null;
  const text = formatNumber(value, parameter);
  const isAsTyped = value === parseNumber(typed.replace(WORDS, ''));
  return { text, read: isAsTyped ? null : { typed: typed.trim(), became: text } };
}

/** The number to be told as "read as", while it still stands in the field; else null. */
export function readValue({ became }: ReadAs, text: string): number | null {
  return became === text ? parseNumber(became) : null;
}

/** The text that a key leads to from the text in the field; null for a key that does not step. */
export function textByKey(
  event: { key: string; shiftKey: boolean },
  text: string,
  parameter: NumberParameter,
): string | null {
  const value = valueByKey(event, readTyped(text, parameter), parameter);
  return value === null ? null : formatNumber(value, parameter);
}

/** What the text may mean instead, in words: `7.90 mm`, and `42.75 D` where it was typed in another unit. */
export function readingWords(
  { kind, value, typed }: OtherReading,
  parameter: NumberParameter,
): { value: string; typed: string } {
  const unit = kind === 'dioptres' ? ' D' : ' mm';
  return {
    value: formatQuantity(value, parameter),
    typed: kind === 'point' ? '' : typed.toFixed(2) + unit,
  };
}

/** The nearest value that is made, as the field takes it. */
export function nearestText(nearest: number | string, parameter: Parameter): string {
  return parameter.kind === 'number' && typeof nearest === 'number'
    ? formatNumber(nearest, parameter)
    : String(nearest);
}

/** Where the text of a field comes from; an empty field comes from nowhere. */
export function originOf(origin: Origin | undefined, text: string | undefined): Origin | undefined {
  return text ? origin : undefined;
}
