import { browserLocale } from './locale.ts';
import { en } from './public-en.ts';
import { es } from './public-es.ts';

export type PublicTexts = typeof en;

/** The texts of the public pages in the browser's language; no library, for the sake of the first bundle. */
export const publicText: PublicTexts = browserLocale() === 'es' ? es : en;

/** Puts values where a text says `%{name}`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/%\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
