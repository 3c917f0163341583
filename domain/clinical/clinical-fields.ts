import type { Label } from '../lens/catalogue/parameter.ts';
import { CONDITION_OPTIONS, LANDING_OPTIONS, LID_OPTIONS, LIMBAL_OPTIONS } from './choices.ts';
import { finding, measured, type ClinicalField } from './field.ts';
import type { KUnit } from './k-unit.ts';

export interface ClinicalGroup {
  id: 'cornea' | 'refraction' | 'overRefraction' | 'onEye';
  label: Label;
  fields: ClinicalField[];
}

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
    finding('condition', 'Condition', 'Estado de la córnea', CONDITION_OPTIONS),
    measured('flatK', 'Flat K', 'K plana', K_RANGE[kUnit]),
    measured('flatMeridian', 'Flat meridian', 'Meridiano plano', AXIS),
    measured('steepK', 'Steep K', 'K curva', K_RANGE[kUnit]),
    measured('hvid', 'Visible iris (HVID)', 'Iris visible (HVID)', {
      unit: 'mm',
      min: 10,
      max: 13.5,
      step: 0.1,
    }),
    measured('pupil', 'Pupil', 'Pupila', { unit: 'mm', min: 2, max: 9, step: 0.1 }),
    finding('lid', 'Lower lid', 'Párpado inferior', LID_OPTIONS),
  ],
});

const REFRACTION: ClinicalGroup = {
  id: 'refraction',
  label: { en: 'Refraction', es: 'Refracción' },
  fields: [
    measured('refractionSphere', 'Sphere', 'Esfera', SPHERE),
    measured('refractionCylinder', 'Cylinder', 'Cilindro', CYLINDER),
    measured('refractionAxis', 'Axis', 'Eje', AXIS),
    measured('refractionAdd', 'Add', 'Adición', { unit: 'D', min: 0.5, max: 4, step: 0.25 }),
    measured('vertexDistance', 'Vertex distance', 'Distancia al vértice', {
      unit: 'mm',
      min: 0,
      max: 16,
      step: 0.5,
    }),
  ],
};

const OVER_REFRACTION: ClinicalGroup = {
  id: 'overRefraction',
  label: { en: 'Over-refraction', es: 'Sobrerrefracción' },
  fields: [
    measured('overRefractionSphere', 'Sphere', 'Esfera', OVER),
    measured('overRefractionCylinder', 'Cylinder', 'Cilindro', OVER),
    measured('overRefractionAxis', 'Axis', 'Eje', AXIS),
    measured('overKCylinder', 'Over-K cylinder', 'Cilindro de la queratometría sobre lente', OVER),
  ],
};

const ON_EYE: ClinicalGroup = {
  id: 'onEye',
  label: { en: 'Lens on the eye', es: 'Lente en el ojo' },
  fields: [
    measured('minutesOnEye', 'Minutes on the eye', 'Minutos en el ojo', {
      unit: '',
      min: 0,
      max: 600,
      step: 5,
    }),
    measured('centralVault', 'Central vault', 'Despegue central', {
      unit: 'µm',
      min: 0,
      max: 1000,
      step: 10,
    }),
    finding('limbal', 'Limbus', 'Limbo', LIMBAL_OPTIONS),
    finding('landing', 'Landing', 'Apoyo', LANDING_OPTIONS),
    {
      kind: 'text',
      name: 'changeRequest',
      label: { en: 'Change asked for', es: 'Cambio solicitado' },
      maxLength: 500,
    },
  ],
};

/** What can be measured at one eye, in groups as a form shows them. K in the unit that it is typed in. */
export function clinicalGroups(kUnit: KUnit = 'D'): ClinicalGroup[] {
  return [cornea(kUnit), REFRACTION, OVER_REFRACTION, ON_EYE];
}

/** The same without the groups. */
export function clinicalFields(kUnit: KUnit = 'D'): ClinicalField[] {
  return clinicalGroups(kUnit).flatMap(({ fields }) => fields);
}
