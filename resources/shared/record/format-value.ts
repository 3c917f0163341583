import type { Locale } from '#domain/locale.ts';
import { formatCents } from '#domain/money.ts';
import { isMoment, isMoney } from './field-type.ts';

interface ValueTexts {
  /** The resource, for the labels of its choices. */
  name: string;
  /** react-admin's, which has the texts for yes and no. */
  translate: (key: string, options?: { _: string }) => string;
  locale: Locale;
}

/** Returns the value of a field as text; a choice by its label. */
export function formatValue(
  field: string,
  value: unknown,
  { name, translate, locale }: ValueTexts,
): string {
  if (value == null || value === '') return '';
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') {
    return isMoney(field) ? formatCents(value, 'USD', locale) : String(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isMoment(field)) return new Date(value).toLocaleDateString(locale);
  return translate(`resources.${name}.choices.${field}.${value}`, { _: value });
}
