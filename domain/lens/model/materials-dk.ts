import type { Source } from './lens.ts';
import { assumption, sourced } from './source.ts';

/** Oxygen permeability in units of 10^-11, and its source. */
interface MaterialDk {
  dk: number;
  source: Source;
}

const BI_EXPERT = 'Bi-Expert sheet';

/** The Dk of each material, by the value of the catalog's option `material`. */
export const MATERIALS_DK: Readonly<Record<string, MaterialDk>> = {
  bostonEs: { dk: 18, source: assumption(`Order of the figures in the ${BI_EXPERT}`) },
  bostonEo: { dk: 56, source: assumption(`Order of the figures in the ${BI_EXPERT}`) },
  bostonXo: { dk: 100, source: sourced(`${BI_EXPERT} and DigiForm guide`) },
  bostonXo2: { dk: 141, source: sourced(`${BI_EXPERT} and Thinsite 2 sheet`) },
  optimumExtra: { dk: 100, source: sourced('GP Insights, February 2006') },
  optimumExtreme: { dk: 125, source: sourced('GP Insights, February 2006') },
  optimumInfinite: { dk: 180, source: assumption('About 180; no paper of the maker was at hand') },
  paragonHds100: { dk: 100, source: sourced('Paragon CRT guide 2010, which prints 100 and 101') },
  definitive: { dk: 60, source: sourced('Intelliwave brochure 2012') },
  hydrogel49: { dk: 16, source: sourced('Intelliwave brochure 2012') },
  petrafocon: { dk: 130, source: sourced('UltraHealth insert') },
};

/** Returns the permeability of a material of the catalog, or null when it is unknown. */
export function dkOf(material: unknown): MaterialDk | null {
  return Object.entries(MATERIALS_DK).find(([name]) => name === material)?.[1] ?? null;
}
