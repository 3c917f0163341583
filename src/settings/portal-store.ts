import { memoryStore } from 'react-admin';
import type { Store } from 'react-admin';
import { chooseLocale, LOCALES } from '#providers/messages/locale.ts';
import { chooseTheme, shownTheme } from '../theme/theme-choice.ts';

function setTheme(value: unknown): void {
  if (value === 'light' || value === 'dark') chooseTheme(value);
}

function setLocale(value: unknown): void {
  const wanted = LOCALES.find((locale) => locale === value);
  if (!wanted) return;
  chooseLocale(wanted).catch((error: unknown) => console.warn('Another language', error));
}

/**
 * Creates react-admin's store, in memory. Theme and language stay with their owners, so that react-admin's own
 * components read and change the same values. The language is never stored here, because react-admin would rebuild the
 * whole page and lose typed input.
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
