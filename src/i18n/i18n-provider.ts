import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { LOCALE_NAMES, LOCALES } from './locale.ts';
import type { Locale } from './locale.ts';
import { raSpanish } from './ra-spanish.ts';

const AVAILABLE = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/** react-admin's own words; ours travel with the code that shows them (providers/typed-translate.ts). */
export function createI18nProvider(locale: Locale): I18nProvider {
  return polyglotI18nProvider(
    (wanted) => (wanted === 'es' ? raSpanish : englishMessages),
    locale,
    AVAILABLE,
    { allowMissing: true },
  );
}

/**
 * One for each language. Giving react-admin another one changes its words where they stand; telling one of them
 * to change its language would build the page anew, and what is typed would be lost.
 */
export const i18nProviders: Record<Locale, I18nProvider> = {
  en: createI18nProvider('en'),
  es: createI18nProvider('es'),
};
