import { useSyncExternalStore } from 'react';
import { currentLocale } from './locale.ts';
import type { Locale } from './locale.ts';

/** A hook that returns the texts in the current language; renders again when it changes. */
export interface UseTexts<T> {
  (): T;
  /** Every language, for the test that compares them. */
  catalogue: Record<Locale, T>;
}

export interface Texts<T> {
  useTexts: UseTexts<T>;
  /** The current texts, for use outside React. */
  texts: () => T;
}

/** Creates the texts of one public page in each language; without a library, to keep the first bundle small. */
export function createText<T>(catalogue: Record<Locale, T>): Texts<T> {
  const texts = (): T => catalogue[currentLocale.get()];
  const useTexts = (): T => useSyncExternalStore(currentLocale.subscribe, texts);
  return { texts, useTexts: Object.assign(useTexts, { catalogue }) };
}

/** Replaces `%{name}` in a text by values. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
