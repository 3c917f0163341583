import type { NumberField } from './calculator.ts';

/** Beyond ±30 D and ±12 D a power is usually a typing error. Source: EyeDock lens calculator [63]. */
const POWER_MOST = 30;
const CYLINDER_MOST = 12;

/** A spherical power. */
export const sphere = {
  kind: 'number',
  label: 'sphere',
  units: ['D'],
  min: -POWER_MOST,
  max: POWER_MOST,
} as const satisfies NumberField;

/** A cylinder of either sign; empty for a sphere only. */
export const cylinder = {
  kind: 'number',
  label: 'cylinder',
  units: ['D'],
  min: -CYLINDER_MOST,
  max: CYLINDER_MOST,
  optional: true,
} as const satisfies NumberField;

/** 0° is 180°. Needed with a cylinder only. */
export const axis = {
  kind: 'number',
  label: 'axis',
  units: ['°'],
  min: 0,
  max: 180,
  whole: true,
  optional: true,
} as const satisfies NumberField;

/** 12 mm is what most makers assume. */
export const distance = {
  kind: 'number',
  label: 'distance',
  units: ['mm'],
  min: 0,
  max: 20,
  initial: '12',
} as const satisfies NumberField;

/** Outside 25 to 70 D a keratometer reading is usually a typing error. Source: EyeDock lens calculator [63]. */
const curve = {
  kind: 'number',
  units: ['D', 'mm'],
  min: 25,
  max: 70,
} as const;

export const curvature = { ...curve, label: 'curvature' } as const satisfies NumberField;
export const flatK = { ...curve, label: 'flatK' } as const satisfies NumberField;
export const steepK = { ...curve, label: 'steepK' } as const satisfies NumberField;
export const baseCurve = {
  ...curve,
  label: 'baseCurve',
  shown: 'mm',
} as const satisfies NumberField;

/** A base curve that the formula takes as a radius; the same limits in mm. */
export const radius = {
  kind: 'number',
  label: 'baseCurve',
  units: ['mm', 'D'],
  min: 4.82,
  max: 13.5,
} as const satisfies NumberField;

export const flatMeridian = {
  kind: 'number',
  label: 'flatMeridian',
  units: ['°'],
  min: 0,
  max: 180,
  whole: true,
} as const satisfies NumberField;

/** A length in mm, between two limits. */
export function length<const Label extends NumberField['label']>(
  label: Label,
  min: number,
  max: number,
) {
  return { kind: 'number', label, units: ['mm'], min, max } as const satisfies NumberField;
}

/** The fields of a cornea with two meridians. */
export const KS = { flatK, steepK, flatMeridian } as const;
