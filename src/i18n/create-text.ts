import { useSyncExternalStore } from 'react';
import { currentLocale } from './locale.ts';
import type { Locale } from './locale.ts';

/** A hook that gives the texts in the language on the screen; renders again when it changes. */
export interface UseTexts<T> {
  (): T;
  /** Every language, for the test that compares them. */
  catalogue: Record<Locale, T>;
}

export interface Texts<T> {
  useTexts: UseTexts<T>;
  /** The same outside React, as of now. */
  texts: () => T;
}

/** The texts of one public page in each language; no library, for the sake of the first bundle. */
export function createText<T>(catalogue: Record<Locale, T>): Texts<T> {
  const texts = (): T => catalogue[currentLocale.get()];
  const useTexts = (): T => useSyncExternalStore(currentLocale.subscribe, texts);
  return { texts, useTexts: Object.assign(useTexts, { catalogue }) };
}

/** Puts values where a text says `%{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
