import type { Locale } from '#domain/basics/locale.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Parameter } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { clinicalFields } from '../../../eye/clinical-fields.ts';

/** Writes the text of a clinical field; a fitting has K in D, whatever unit the field shows. */
export function writeMeasured(text: string, name: string, locale: Locale): string {
  const field = clinicalFields().find((one) => one.name === name);
  return field && field.kind !== 'text' ? writeValue(text, field, locale) : text;
}

/** Writes the text of a field as it is read: a number with its unit, an option by its label. */
export function writeValue(text: string, parameter: Parameter | undefined, locale: Locale): string {
  if (!parameter) return text;
  const value = parameter.kind === 'number' ? (parseNumber(text) ?? text) : text;
  return formatParameter(value, parameter, locale);
}
