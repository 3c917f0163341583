import { useLocaleState } from 'react-admin';
import type { Locale } from '#domain/locale.ts';

/** Returns the language that the user chose, or English when the portal does not support it. */
export function usePortalLocale(): Locale {
  const [locale] = useLocaleState();
  return locale === 'es' ? 'es' : 'en';
}
