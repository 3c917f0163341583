import type { Locale } from '../../../basics/locale.ts';
import type { FittingTexts } from './en.ts';

/** Loads what the core says in one language, a chunk of its own. */
export async function loadFittingTexts(locale: Locale): Promise<FittingTexts> {
  if (locale === 'es') return (await import('./es.ts')).es;
  return (await import('./en.ts')).en;
}
