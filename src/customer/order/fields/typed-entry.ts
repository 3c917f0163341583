import { formatNumber, formatQuantity } from '#domain/lens/model/format.ts';
import type { NumberParameter, Parameter } from '#domain/lens/model/lens.ts';
import { SIGNS } from '#domain/lens/model/signs.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import type { Origin } from '../state/form-values.ts';
import type { OtherReading } from './other-readings.ts';
import { valueByKey } from './step-value.ts';

/** The typed text that was read as something else, and the resulting text. */
export interface ReadAs {
  typed: string;
  became: string;
}

export const NOTHING_READ: ReadAs = { typed: '', became: '' };

interface Settled {
  /** The number in the usual notation. */
  text: string;
  /** Null when the number is the typed one. */
  read: ReadAs | null;
}

/** Text that is allowed around a number, such as its unit. */
const WORDS = new RegExp(String.raw`[^\d.,${SIGNS}]`, 'gu');

/** Returns the text of a number field after blur; null for text that is not a number, which stays unchanged. */
export function settleTyped(typed: string, parameter: NumberParameter): Settled | null {
  const value = readTyped(typed, parameter);
  if (value === null) return null;
  const text = formatNumber(value, parameter);
  const isAsTyped = value === parseNumber(typed.replace(WORDS, ''));
  return { text, read: isAsTyped ? null : { typed: typed.trim(), became: text } };
}

/** Returns the number for the "read as" message while it is still in the field; else null. */
export function readValue({ became }: ReadAs, text: string): number | null {
  return became === text ? parseNumber(became) : null;
}

/** Returns the field's text after a key; null for a key that does not step. */
export function textByKey(
  event: { key: string; shiftKey: boolean },
  text: string,
  parameter: NumberParameter,
): string | null {
  const value = valueByKey(event, readTyped(text, parameter), parameter);
  return value === null ? null : formatNumber(value, parameter);
}

/** Returns another meaning as text: `7.90 mm`, and `42.75 D` when it was typed in another unit. */
export function readingParams(
  { kind, value, typed }: OtherReading,
  parameter: NumberParameter,
): { value: string; typed: string } {
  const unit = kind === 'dioptres' ? ' D' : ' mm';
  return {
    value: formatQuantity(value, parameter),
    typed: kind === 'point' ? '' : typed.toFixed(2) + unit,
  };
}

/** Returns the nearest available value as the field's text. */
export function nearestText(nearest: number | string, parameter: Parameter): string {
  return parameter.kind === 'number' && typeof nearest === 'number'
    ? formatNumber(nearest, parameter)
    : String(nearest);
}

/** Returns the origin of a field's text; undefined for an empty field. */
export function originOf(origin: Origin | undefined, text: string | undefined): Origin | undefined {
  return text ? origin : undefined;
}
