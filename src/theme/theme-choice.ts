import { createObservable } from '#providers/async/observable.ts';
import type { Observable } from '#providers/async/observable.ts';
import { readPreference, writePreference } from '#providers/browser/preferences.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type ThemeMode = 'light' | 'dark';

function startChoice(): ThemeChoice {
  const remembered = readPreference('theme');
  return THEME_CHOICES.find((choice) => choice === remembered) ?? 'system';
}

/** UX-03: the theme chosen in this browser; `system` follows the device. */
export const themeChoice = createObservable<ThemeChoice>(startChoice());

/** Changes the theme at once and saves it. */
export function chooseTheme(choice: ThemeChoice): void {
  writePreference('theme', choice === 'system' ? null : choice);
  themeChoice.set(choice);
}

const deviceQuery = (): MediaQueryList | null =>
  'matchMedia' in globalThis ? matchMedia('(prefers-color-scheme: dark)') : null;

/** The current theme, light or dark: the chosen one, or the device's. */
export const shownTheme: Observable<ThemeMode> = {
  get: () => {
    const choice = themeChoice.get();
    if (choice !== 'system') return choice;
    return deviceQuery()?.matches ? 'dark' : 'light';
  },
  subscribe: (listener) => {
    const query = deviceQuery();
    const ignore = themeChoice.subscribe(listener);
    query?.addEventListener('change', listener);
    return () => {
      ignore();
      query?.removeEventListener('change', listener);
    };
  },
};
