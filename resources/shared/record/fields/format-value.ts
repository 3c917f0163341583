import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import { formatDay } from '../../age.ts';
import { isMoment, isMoney } from './field-type.ts';

interface ValueTexts {
  /** The resource, for the labels of its choices. */
  name: string;
  /** react-admin's, which has the texts for yes and no. */
  translate: (key: string, options?: { _: string }) => string;
  locale: Locale;
}

/** A day without a time, as a field for days holds it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the value of a field as text: a choice by its label, a day as it is read. */
export function formatValue(field: string, value: unknown, texts: ValueTexts): string {
  const { name, translate, locale } = texts;
  if (value == null || value === '') return '';
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') {
    return isMoney(field) ? formatCents(value, 'USD', locale) : String(value);
  }
  if (Array.isArray(value)) {
    return value.map((one: unknown) => formatValue(field, one, texts)).join(', ');
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      formatValue(field, part, texts),
    ]);
    return parts.flatMap(([key, part]) => (part ? `${key}: ${part}` : [])).join('; ');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isMoment(field)) return formatDay(value, locale);
  // A day has no time zone: west of Greenwich it would be the day before.
  if (DAY.test(value)) return formatDay(value, locale, 'UTC');
  return translate(`resources.${name}.choices.${field}.${value}`, { _: value });
}
