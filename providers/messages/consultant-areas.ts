import type { Locale } from '#domain/basics/locale.ts';
import type { LoadArea } from './areas.ts';
import { addAreas } from './loaded-texts.ts';

/** The texts of the consultant's pages, each for pages that a visitor opens together. */
export const CONSULTANT_AREAS = {
  ask: { en: () => import('./en/ask.ts'), es: () => import('./es/ask.ts') },
  calculators: {
    en: () => import('./en/calculators.ts'),
    es: () => import('./es/calculators.ts'),
  },
  guide: { en: () => import('./en/guide.ts'), es: () => import('./es/guide.ts') },
  contact: { en: () => import('./en/contact.ts'), es: () => import('./es/contact.ts') },
  ratings: { en: () => import('./en/ratings.ts'), es: () => import('./es/ratings.ts') },
  fitting: {
    en: () => import('./en/fitting.ts'),
    es: () => import('./es/fitting.ts'),
  },
  fittingGate: {
    en: () => import('./en/fitting-gate.ts'),
    es: () => import('./es/fitting-gate.ts'),
  },
  fittingOrder: {
    en: () => import('./en/fitting-order.ts'),
    es: () => import('./es/fitting-order.ts'),
  },
} satisfies Record<string, Record<Locale, LoadArea>>;

/** Adds the areas of the consultant to those that can be loaded. */
export function addConsultantAreas(): void {
  addAreas(CONSULTANT_AREAS);
}
