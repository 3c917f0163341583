import {
  CONDITION_OPTIONS,
  LANDING_OPTIONS,
  LID_OPTIONS,
  LIMBAL_OPTIONS,
} from '#domain/clinical/fields/choices.ts';
import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';
import type { Label } from '#domain/lens/model/parameter.ts';
import { finding, measured, type ClinicalField } from './field.ts';
import type { KUnit } from './k-unit.ts';

export interface ClinicalGroup {
  id: 'cornea' | 'refraction' | 'overRefraction' | 'onEye';
  label: Label;
  fields: ClinicalField[];
}

const EN = CLINICAL_LABELS.en.labels;
const ES = CLINICAL_LABELS.es.labels;

const K_RANGE = {
  D: { unit: 'D', min: 36, max: 65, step: 0.25 },
  mm: { unit: 'mm', min: 5, max: 9.5, step: 0.05 },
} as const;
const AXIS = { unit: '°', min: 1, max: 180, step: 1 } as const;
const SPHERE = { unit: 'D', min: -30, max: 30, step: 0.25 } as const;
const CYLINDER = { unit: 'D', min: -12, max: 12, step: 0.25 } as const;
const OVER = { unit: 'D', min: -10, max: 10, step: 0.25 } as const;

const cornea = (kUnit: KUnit): ClinicalGroup => ({
  id: 'cornea',
  label: { en: 'Cornea and eye', es: 'Córnea y ojo' },
  fields: [
    finding('condition', EN.condition, ES.condition, CONDITION_OPTIONS),
    measured('flatK', EN.flatK, ES.flatK, K_RANGE[kUnit]),
    measured('flatMeridian', EN.flatMeridian, ES.flatMeridian, AXIS),
    measured('steepK', EN.steepK, ES.steepK, K_RANGE[kUnit]),
    measured('hvid', EN.hvid, ES.hvid, {
      unit: 'mm',
      min: 10,
      max: 13.5,
      step: 0.1,
    }),
    measured('pupil', EN.pupil, ES.pupil, { unit: 'mm', min: 2, max: 9, step: 0.1 }),
    finding('lid', EN.lid, ES.lid, LID_OPTIONS),
  ],
});

const REFRACTION: ClinicalGroup = {
  id: 'refraction',
  label: { en: EN.refraction, es: ES.refraction },
  fields: [
    measured('refractionSphere', EN.sphere, ES.sphere, SPHERE),
    measured('refractionCylinder', EN.cylinder, ES.cylinder, CYLINDER),
    measured('refractionAxis', EN.axis, ES.axis, AXIS),
    measured('refractionAdd', EN.add, ES.add, { unit: 'D', min: 0.5, max: 4, step: 0.25 }),
    measured('vertexDistance', EN.vertexDistance, ES.vertexDistance, {
      unit: 'mm',
      min: 0,
      max: 16,
      step: 0.5,
    }),
  ],
};

const OVER_REFRACTION: ClinicalGroup = {
  id: 'overRefraction',
  label: { en: EN.overRefraction, es: ES.overRefraction },
  fields: [
    measured('overRefractionSphere', EN.sphere, ES.sphere, OVER),
    measured('overRefractionCylinder', EN.cylinder, ES.cylinder, OVER),
    measured('overRefractionAxis', EN.axis, ES.axis, AXIS),
    measured('overKCylinder', EN.overKCylinder, ES.overKCylinder, OVER),
  ],
};

const ON_EYE: ClinicalGroup = {
  id: 'onEye',
  label: { en: 'Lens on the eye', es: 'Lente en el ojo' },
  fields: [
    measured('minutesOnEye', EN.minutesOnEye, ES.minutesOnEye, {
      unit: '',
      min: 0,
      max: 600,
      step: 5,
    }),
    measured('centralVault', EN.centralVault, ES.centralVault, {
      unit: 'µm',
      min: 0,
      max: 1000,
      step: 10,
    }),
    finding('limbal', EN.limbal, ES.limbal, LIMBAL_OPTIONS),
    finding('landing', EN.landing, ES.landing, LANDING_OPTIONS),
    {
      kind: 'text',
      name: 'changeRequest',
      label: { en: EN.changeRequest, es: ES.changeRequest },
      maxLength: 500,
    },
  ],
};

/** Returns the clinical fields of one eye in the form's groups, with K in the unit that it is typed in. */
export function clinicalGroups(kUnit: KUnit = 'D'): ClinicalGroup[] {
  return [cornea(kUnit), REFRACTION, OVER_REFRACTION, ON_EYE];
}

/** Returns the fields without the groups. */
export function clinicalFields(kUnit: KUnit = 'D'): ClinicalField[] {
  return clinicalGroups(kUnit).flatMap(({ fields }) => fields);
}
