import { createObservable } from '#providers/async/observable.ts';
import { readPreference, writePreference } from '#providers/browser/preferences.ts';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language in that language, so that its speakers can read it. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

function isLocale(value: string | null): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Returns the browser's language if the portal supports it, else English. */
export function browserLocale(languages: readonly string[] = navigator.languages): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => language.startsWith(locale));
    if (known) return known;
  }
  return 'en';
}

function startLocale(): Locale {
  const chosen = readPreference('locale');
  return isLocale(chosen) ? chosen : browserLocale();
}

/** The current language: the one chosen in this browser, else the browser's own. */
export const currentLocale = createObservable<Locale>(startLocale());

/** UX-02: changes the language at once and saves it. */
export function chooseLocale(locale: Locale): void {
  writePreference('locale', locale);
  currentLocale.set(locale);
}
