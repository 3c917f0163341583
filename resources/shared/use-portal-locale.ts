import { useLocaleState } from 'react-admin';
import type { Locale } from '#domain/locale.ts';

/** The language that the user chose; English for one that the portal does not speak. */
export function usePortalLocale(): Locale {
  const [locale] = useLocaleState();
  return locale === 'es' ? 'es' : 'en';
}
