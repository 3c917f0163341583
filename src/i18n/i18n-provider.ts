import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#domain/locale.ts';
import { loadedTexts } from '#providers/messages/loaded-texts.ts';
import { LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';

const AVAILABLE = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/** Provides react-admin's own texts, which are a namespace beside ours. */
export function createI18nProvider(locale: Locale): I18nProvider {
  const messages = { ra: loadedTexts(locale, 'ra') };
  return polyglotI18nProvider(() => messages, locale, AVAILABLE, { allowMissing: true });
}

const providers: Partial<Record<Locale, I18nProvider>> = {};

/**
 * Returns the one provider of a language. Passing react-admin another provider changes its texts in place; changing the
 * language of one would rebuild the page and lose typed input.
 */
export function i18nProviderIn(locale: Locale): I18nProvider {
  return (providers[locale] ??= createI18nProvider(locale));
}
