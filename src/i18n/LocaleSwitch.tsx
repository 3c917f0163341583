import { chooseLocale, LOCALE_NAMES, LOCALES } from './locale.ts';
import { usePublicText } from './public-text.ts';
import { useLocale } from './use-locale.ts';

/** UX-02: switches the language on the public pages; each language has its own name for itself. */
export function LocaleSwitch() {
  const { language } = usePublicText();
  const shown = useLocale();
  return (
    <fieldset className="locale-switch" aria-label={language}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === shown}
          onClick={() => chooseLocale(locale)}
        >
          {LOCALE_NAMES[locale]}
        </button>
      ))}
    </fieldset>
  );
}
