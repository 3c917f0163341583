import type { Locale } from '#domain/basics/locale.ts';
import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';

const of = (whole: string, part: string) => `${whole}: ${part.toLowerCase()}`;

/**
 * Returns the labels of the clinical data on the page of an order: one list for all fields. Both refractions have a
 * sphere, so its label starts with the name of the refraction.
 */
export function clinicalLabels(locale: Locale, eyes: { right: string; left: string }) {
  const { labels, conditions, lids, limbal, landing } = CLINICAL_LABELS[locale];
  const { refraction, overRefraction, sphere, cylinder, axis, add, ...fields } = labels;
  return {
    fields: {
      ...fields,
      refractionSphere: of(refraction, sphere),
      refractionCylinder: of(refraction, cylinder),
      refractionAxis: of(refraction, axis),
      refractionAdd: of(refraction, add),
      overRefractionSphere: of(overRefraction, sphere),
      overRefractionCylinder: of(overRefraction, cylinder),
      overRefractionAxis: of(overRefraction, axis),
    },
    choices: { ...conditions, ...lids, ...limbal, ...landing, ...eyes },
  };
}
