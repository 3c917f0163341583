import {
  CYLINDER_AND_AXIS,
  TORIC_POWER,
  warranty,
  WITH_CYLINDER,
  type ChoiceRow,
  type LensFigures,
  type NumberRow,
  type PolicyFigures,
} from './lens-figures.ts';

/** Intelliwave brochure 2012, a warranted vial: 90 days, two for each eye, full credit; four working days to make. */
export const SOFT_POLICY: PolicyFigures = {
  warranty: warranty(90, 2),
  spare: null,
  diagnosticCents: 2000,
  turnaroundDays: 4,
};

/** Made to order; the ends are assumed. */
const BASE_CURVE: NumberRow = ['baseCurve', 'mm', 6.3, 9.8, 0.1, 8.6, 'always', 'assumption'];
const DIAMETER: NumberRow = ['diameter', 'mm', 12.5, 17, 0.1, 14.5, 'always', 'assumption'];
/** Intelliwave brochure 2012. */
const SPHERE: NumberRow = ['sphere', 'D', -20, 20, 0.25, null, 'always', 'sourced'];
const AXIS: NumberRow = ['axis', '°', 1, 180, 1, null, WITH_CYLINDER, 'sourced'];
const OF_THICKNESSES = [0.01, null, 'optional', 'assumption'] as const;
const THICKNESS: NumberRow = ['centreThickness', 'mm', 0.06, 0.6, ...OF_THICKNESSES];
/** Intelliwave brochure 2012: Definitive of 74 % water, or a hydrogel of 49 %. */
const MATERIALS = ['definitive', 'hydrogel49'];
const MATERIAL: ChoiceRow = ['material', MATERIALS, 'definitive', 'always', 'sourced'];
const TINT: ChoiceRow = ['colour', ['clear', 'visibility'], 'clear', 'always', 'assumption'];

export const SOFT_SPHERE: LensFigures = {
  id: 'custom-soft-sphere',
  family: 'customSoft',
  design: 'sphere',
  priceCents: 9500,
  ...SOFT_POLICY,
  parameters: [BASE_CURVE, DIAMETER, SPHERE, THICKNESS, MATERIAL, TINT],
  basis: 'sourced',
};

/** Intelliwave brochure 2012: cylinders to -12.00; the weakest is assumed. */
export const SOFT_TORIC: LensFigures = {
  id: 'custom-soft-toric',
  family: 'customSoft',
  design: 'toric',
  priceCents: 12_500,
  ...SOFT_POLICY,
  parameters: [
    BASE_CURVE,
    DIAMETER,
    SPHERE,
    ['cylinder', 'D', -12, -0.5, 0.25, null, 'always', 'assumption'],
    AXIS,
    THICKNESS,
    MATERIAL,
    TINT,
  ],
  combinations: [CYLINDER_AND_AXIS],
  basis: 'sourced',
};

/** Intelliwave brochure 2012: adds to +4.00, the dominant eye. Horizon insert: near zones of 1.8 to 4.0 mm. */
export const SOFT_MULTIFOCAL: LensFigures = {
  id: 'custom-soft-multifocal',
  family: 'customSoft',
  design: 'multifocalToric',
  priceCents: 15_500,
  surcharges: [TORIC_POWER],
  ...SOFT_POLICY,
  parameters: [
    BASE_CURVE,
    DIAMETER,
    SPHERE,
    ['cylinder', 'D', -12, -0.5, 0.25, null, 'optional', 'assumption'],
    AXIS,
    ['add', 'D', 0.75, 4, 0.25, null, 'always', 'assumption'],
    ['nearZone', 'mm', 1.8, 4, 0.1, null, 'optional', 'assumption'],
    ['dominance', ['dominant', 'nonDominant'], null, 'always', 'sourced'],
    MATERIAL,
    TINT,
  ],
  also: { cylinder: [0] },
  combinations: [CYLINDER_AND_AXIS],
  basis: 'sourced',
};
