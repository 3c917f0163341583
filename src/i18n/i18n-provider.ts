import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Locale } from './locale.ts';
import { raSpanish } from './ra-spanish.ts';

type Tree = { [key: string]: string | Tree };

/** `over` where it has a text, `base` elsewhere. */
export function overlay(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? overlay(below, value) : value;
  }
  return merged;
}

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
];

/** react-admin's own words; ours travel with the code that shows them (providers/typed-translate.ts). */
export function createI18nProvider(locale: Locale): I18nProvider {
  const spanish = overlay(englishMessages as unknown as Tree, raSpanish) as TranslationMessages;
  return polyglotI18nProvider(
    (wanted) => (wanted === 'es' ? spanish : englishMessages),
    locale,
    LOCALES,
    { allowMissing: true },
  );
}
