import type { Locale } from '#domain/basics/locale.ts';

/** Returns the name of a language in the language of the page: "Spanish", "español". */
export function languageName(language: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
