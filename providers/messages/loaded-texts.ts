import type { Locale } from '#domain/basics/locale.ts';
import { AREAS } from './areas.ts';
import type { Area, LoadArea, Namespace, Texts } from './areas.ts';

interface Loaded {
  areas: Set<Area>;
  texts: Partial<Texts>;
}

const loaded: Record<Locale, Loaded> = {
  en: { areas: new Set(), texts: {} },
  es: { areas: new Set(), texts: {} },
};

type Areas = Partial<Record<Area, Record<Locale, LoadArea>>>;

const areas: Areas = { ...AREAS };

/** Adds areas of pages that are loaded later; before any text of theirs is asked for. */
export function addAreas(later: Areas): void {
  Object.assign(areas, later);
}

/** Adds texts of a language to those that are there. */
export function addTexts(locale: Locale, texts: Partial<Texts>): void {
  Object.assign(loaded[locale].texts, texts);
}

/** Returns the areas that are loaded in a language. */
export function loadedAreas(locale: Locale): Area[] {
  return [...loaded[locale].areas];
}

/** Returns which of the wanted areas are not loaded in a language. */
export function missingAreas(locale: Locale, wanted: readonly Area[]): Area[] {
  return wanted.filter((area) => !loaded[locale].areas.has(area));
}

/** Loads the texts of areas in a language. What is on its way already is not requested again. */
export async function loadAreas(locale: Locale, wanted: readonly Area[]): Promise<void> {
  const load = async (area: Area): Promise<void> => {
    const found = areas[area];
    if (!found) throw new Error(`The area ${area} is not added`);
    const { texts } = await found[locale]();
    addTexts(locale, texts);
    loaded[locale].areas.add(area);
  };
  await Promise.all(wanted.map(load));
}

/** Returns the texts of a namespace in a language; undefined while its area is not loaded. */
export function findTexts<N extends Namespace>(locale: Locale, namespace: N): Partial<Texts>[N] {
  return loaded[locale].texts[namespace];
}

/** Returns the texts of a namespace in a language. @throws when its area is not loaded */
export function loadedTexts<N extends Namespace>(locale: Locale, namespace: N): Texts[N] {
  const texts = findTexts(locale, namespace);
  if (!texts) throw new Error(`The texts of ${namespace} are not loaded in ${locale}`);
  return texts;
}
