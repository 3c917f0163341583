import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { LOCALE_NAMES, LOCALES } from './locale.ts';
import type { Locale } from './locale.ts';
import { raSpanish } from './ra-spanish.ts';

const AVAILABLE = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/** Provides react-admin's own texts; ours are bundled with the code that shows them (providers/typed-translate.ts). */
export function createI18nProvider(locale: Locale): I18nProvider {
  return polyglotI18nProvider(
    (wanted) => (wanted === 'es' ? raSpanish : englishMessages),
    locale,
    AVAILABLE,
    { allowMissing: true },
  );
}

/**
 * One provider per language. Passing react-admin another provider changes its texts in place; changing the language of
 * one would rebuild the page and lose typed input.
 */
export const i18nProviders: Record<Locale, I18nProvider> = {
  en: createI18nProvider('en'),
  es: createI18nProvider('es'),
};
