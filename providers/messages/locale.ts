import type { Locale } from '#domain/basics/locale.ts';
import { createObservable } from '../async/observable.ts';
import { readPreference, writePreference } from '../browser/preferences.ts';
import type { Area } from './areas.ts';
import { loadAreas, loadedAreas, missingAreas } from './loaded-texts.ts';

export const LOCALES: readonly Locale[] = ['en', 'es'];

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

/** The language that was asked for last. */
let wanted = currentLocale.get();

async function switchTo(locale: Locale, onSwitch: () => void): Promise<void> {
  wanted = locale;
  const missing = (): Area[] => missingAreas(locale, loadedAreas(currentLocale.get()));
  while (missing().length > 0) await loadAreas(locale, missing());
  if (wanted !== locale) return;
  onSwitch();
  currentLocale.set(locale);
}

/**
 * Changes the language until the page is loaded again. Texts that the other language lacks are loaded before, so that
 * nothing is shown without one; when they all are there, it changes at once.
 *
 * @throws when they cannot be loaded; the language stays
 */
export function showLocale(locale: Locale): Promise<void> {
  return switchTo(locale, () => {});
}

/** UX-02: as `showLocale`, and saves the language. */
export function chooseLocale(locale: Locale): Promise<void> {
  return switchTo(locale, () => writePreference('locale', locale));
}

/** Loads the texts of areas in the current language, also when it changes meanwhile. */
export async function loadTexts(...areas: Area[]): Promise<void> {
  const missing = (): Area[] => missingAreas(currentLocale.get(), areas);
  while (missing().length > 0) await loadAreas(currentLocale.get(), missing());
}
