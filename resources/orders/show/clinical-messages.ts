import { CLINICAL_LABELS } from '#domain/clinical/clinical-labels.ts';
import type { Locale } from '#domain/locale.ts';

const EYES = {
  en: { right: 'Right', left: 'Left' },
  es: { right: 'Derecho', left: 'Izquierdo' },
};

const of = (whole: string, part: string) => `${whole}: ${part.toLowerCase()}`;

/** One list for all fields: both refractions have a sphere, so its label starts with the name of the refraction. */
function messagesIn(locale: Locale) {
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
    choices: { ...conditions, ...lids, ...limbal, ...landing, ...EYES[locale] },
  };
}

/** The labels of the clinical data on the page of an order. */
export const clinicalMessages = { en: messagesIn('en'), es: messagesIn('es') };
