import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { chooseLocale, LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/**
 * UX-02: switches the language on the public pages; each language has its own name for itself. One that cannot be loaded
 * changes nothing.
 */
export function LocaleSwitch() {
  const text = useText('entry');
  const shown = useLocale();
  const [failed, setFailed] = useState(false);
  const choose = (locale: Locale): void => {
    setFailed(false);
    chooseLocale(locale).catch(() => setFailed(true));
  };
  return (
    <fieldset className="locale-switch" aria-label={text('language')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === shown}
          onClick={() => choose(locale)}
        >
          {LOCALE_NAMES[locale]}
        </button>
      ))}
      {failed && (
        <span className="field-error" role="alert">
          {text('languageFailed')}
        </span>
      )}
    </fieldset>
  );
}
