import type { Locale } from '#domain/basics/locale.ts';
import { en } from './labels-en.ts';
import { es } from './labels-es.ts';

export type Labels = typeof en;

/** Returns the labels of printed pages and tables in a language. */
export function labelsIn(locale: Locale): Labels {
  return locale === 'es' ? es : en;
}
