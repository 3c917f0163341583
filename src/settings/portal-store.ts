import { memoryStore } from 'react-admin';
import type { Store } from 'react-admin';
import { chooseLocale, LOCALES } from '#src/i18n/locale.ts';
import { chooseTheme, shownTheme } from '#src/theme/theme-choice.ts';

function setTheme(value: unknown): void {
  if (value === 'light' || value === 'dark') chooseTheme(value);
}

function setLocale(value: unknown): void {
  const wanted = LOCALES.find((locale) => locale === value);
  if (wanted) chooseLocale(wanted);
}

/**
 * react-admin's store, in memory, with look and language kept by their owners: whatever of react-admin's own
 * asks or changes them sees and changes the same. The language is never stored here, because react-admin
 * would build the whole page anew for it, and what is typed would be lost.
 */
export function createPortalStore(): Store {
  const store = memoryStore();
  const getItem = <T>(key: string, fallback?: T): T =>
    key === 'theme' ? (shownTheme.get() as T) : (store.getItem(key, fallback) as T);
  const setItem = <T>(key: string, value: T): void => {
    if (key === 'theme') setTheme(value);
    else if (key === 'locale') setLocale(value);
    else store.setItem(key, value);
  };
  const subscribe: Store['subscribe'] = (key, listener) =>
    key === 'theme'
      ? shownTheme.subscribe(() => listener(shownTheme.get()))
      : store.subscribe(key, listener);
  return { ...store, getItem, setItem, subscribe };
}
