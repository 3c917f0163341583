import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#domain/basics/locale.ts';
import { fillText } from '#providers/messages/fill-text.ts';
import type { TextParams } from '#providers/messages/fill-text.ts';
import { findTexts, loadedTexts } from '#providers/messages/loaded-texts.ts';
import { LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';
import { messageAt } from '#providers/messages/message-tree.ts';
import { recordText } from '#providers/messages/record-texts.ts';

const AVAILABLE = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/** Where react-admin looks up the texts of records. They load with the pages that show them, later than its own. */
const OF_RECORDS = 'resources.';

/** Provides react-admin's own texts, which are a namespace beside ours, and those of records. */
export function createI18nProvider(locale: Locale): I18nProvider {
  const messages = { ra: loadedTexts(locale, 'ra') };
  const own = polyglotI18nProvider(() => messages, locale, AVAILABLE, { allowMissing: true });
  return {
    ...own,
    translate: (key: string, params: TextParams = {}) => {
      if (!key.startsWith(OF_RECORDS)) return own.translate(key, params);
      const path = key.slice(OF_RECORDS.length);
      const found =
        messageAt(findTexts(locale, 'resources') ?? {}, path) ?? recordText(locale, path);
      return found === undefined ? own.translate(key, params) : fillText(found, params, locale);
    },
  };
}

const providers: Partial<Record<Locale, I18nProvider>> = {};

/**
 * Returns the one provider of a language. Passing react-admin another provider changes its texts in place; changing the
 * language of one would rebuild the page and lose typed input.
 */
export function i18nProviderIn(locale: Locale): I18nProvider {
  return (providers[locale] ??= createI18nProvider(locale));
}
