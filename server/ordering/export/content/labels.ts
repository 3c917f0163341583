import type { Locale } from '#domain/locale.ts';
import { en } from './labels-en.ts';
import { es } from './labels-es.ts';

export type Labels = typeof en;

/** Returns the labels of printed pages and tables in a language. */
export function labelsIn(locale: Locale): Labels {
  return locale === 'es' ? es : en;
}

/** Replaces `%{name}` with its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
