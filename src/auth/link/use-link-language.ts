import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readPreference } from '#providers/browser/preferences.ts';
import { currentLocale, LOCALES } from '#src/i18n/locale.ts';

/** Uses the language of the message when none was chosen in this browser. Does not save it. */
export function useLinkLanguage(): void {
  const [search] = useSearchParams();
  const asked = search.get('lang')?.toLowerCase() ?? '';
  useEffect(() => {
    const locale = LOCALES.find((known) => asked.startsWith(known));
    if (locale && readPreference('locale') === null) currentLocale.set(locale);
  }, [asked]);
}
