import { useSyncExternalStore } from 'react';
import { currentLocale } from './locale.ts';
import type { Locale } from './locale.ts';

/** Returns the current language; renders again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(currentLocale.subscribe, currentLocale.get);
}
