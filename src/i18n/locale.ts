export type Locale = 'en' | 'es';

/** The language of the browser where the portal speaks it, else English. */
export function browserLocale(languages: readonly string[] = navigator.languages): Locale {
  for (const language of languages) {
    if (language.startsWith('es')) return 'es';
    if (language.startsWith('en')) return 'en';
  }
  return 'en';
}
