import { useState } from 'react';
import { LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useChooseLocale } from './use-choose-locale.ts';

/**
 * UX-02: switches the language on the public pages; each language has its own name for itself.
 */
export function LocaleSwitch() {
  const text = useText('entry');
  const [failed, setFailed] = useState(false);
  const { shown, choose } = useChooseLocale(() => setFailed(true));
  return (
    <fieldset className="locale-switch" aria-label={text('language')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === shown}
          onClick={() => {
            setFailed(false);
            choose(locale);
          }}
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
