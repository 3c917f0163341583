import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensFamily } from '#domain/lens/model/lens.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { reason, type ChoiceRule } from './reason.ts';

type Needed = 'condition' | 'flatK' | 'steepK' | 'hvid' | 'refraction';

const GP: readonly Needed[] = ['flatK', 'steepK', 'refraction'];

/** What each family's first lens is worked out from. */
const NEEDED: Record<LensFamily, readonly Needed[]> = {
  scleral: ['condition', 'hvid'],
  gpSphere: GP,
  gpToric: GP,
  gpMultifocal: GP,
  keratoconus: GP,
  customSoft: ['flatK', 'hvid', 'refraction'],
  orthoK: ['flatK', 'refraction'],
  hybrid: ['refraction'],
};

const SOURCE = assumption('What the first lens of this family is worked out from');

function isGiven(name: Needed, clinical: EyeClinical): boolean {
  return clinical[name === 'refraction' ? 'refractionSphere' : name] !== undefined;
}

/** Which measurements are missing to suggest a first lens. */
export const missingRule: ChoiceRule = ({ lens, clinical }) => {
  const names = NEEDED[lens.family].filter((name) => !isGiven(name, clinical));
  if (names.length === 0) return [];
  const list = (locale: 'en' | 'es') =>
    new Intl.ListFormat(locale).format(names.map((name) => CLINICAL_LABELS[locale].labels[name]));
  return [
    reason(
      'missing',
      `Missing for a first lens: ${list('en')}`,
      `Falta para un primer lente: ${list('es')}`,
      SOURCE,
    ),
  ];
};
