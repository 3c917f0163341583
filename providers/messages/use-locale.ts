import { useSyncExternalStore } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import { currentLocale } from './locale.ts';

/** Returns the current language; renders again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(currentLocale.subscribe, currentLocale.get);
}
