import { useSetLocale } from 'react-admin';
import { useEffect, useSyncExternalStore } from 'react';
import { currentLocale } from './locale.ts';

/** Keeps react-admin in the language on the screen. */
export function FollowLocale() {
  const setLocale = useSetLocale();
  const locale = useSyncExternalStore(currentLocale.subscribe, currentLocale.get);
  useEffect(() => setLocale(locale), [setLocale, locale]);
  return null;
}
