import { use } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import type { Words } from '#domain/consultant/fitting/describe.ts';
import type { FittingTexts } from '#domain/consultant/fitting/messages/en.ts';
import { loadFittingTexts } from '#domain/consultant/fitting/messages/load-fitting-texts.ts';
import { useLocale } from '#providers/messages/use-locale.ts';

const loaded = new Map<Locale, Promise<FittingTexts>>();

function textsIn(locale: Locale): Promise<FittingTexts> {
  const known = loaded.get(locale) ?? loadFittingTexts(locale);
  loaded.set(locale, known);
  return known;
}

/** What the fitting core says, in the language of the page; suspends until it is there. */
export function useWords(): Words {
  const locale = useLocale();
  return { locale, texts: use(textsIn(locale)) };
}
